import type { Consent, ConsentEvent } from '@aaram/shared-domain/consent';
import { failureText, pages } from '@aaram/shared-domain/contract';
import { formatDateTime } from '@aaram/shared-domain/format';
import { Link, toast, useMutation, useQueryClient } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import { LoadState } from '#lib/load-state.tsx';
import { LoadingText } from '#lib/loading-text.tsx';
import * as texts from '#texts/my-data.ts';
import styles from '../account.module.css';
import { consentsKey, useConsents, useOwnDataCalls } from './use-own-data.ts';

/** Whether it holds, and in the words of today. */
const holds = ({ isGiven, isCurrent }: Consent) => isGiven && isCurrent;

function useChange() {
  const queryClient = useQueryClient();
  const calls = useOwnDataCalls();
  return useMutation({
    mutationFn: (consent: Consent) =>
      calls.changeConsent(consent.kind, { isGiven: !holds(consent), version: consent.version }),
    onSuccess: (answer, consent) => {
      queryClient.setQueryData(consentsKey, answer);
      toast.success(holds(consent) ? texts.consentWithdrawn : texts.consentGiven);
    },
    onError: async (error) => {
      toast.error(failureText(error, texts.consentNotChanged));
      await queryClient.invalidateQueries({ queryKey: consentsKey });
    },
  });
}

/** What was agreed to, with one press to agree or withdraw, and the history of it. */
export function ConsentList() {
  const query = useConsents();
  const change = useChange();
  return (
    <section aria-labelledby="consents-title" className={styles.block}>
      <h2 id="consents-title">{texts.consents}</h2>
      <LoadState
        query={query}
        failed={texts.consentsNotLoaded}
        loading={<LoadingText>{texts.loadingConsents}</LoadingText>}
      >
        {({ consents, history }) => (
          <>
            <ul className={styles.cards} aria-labelledby="consents-title">
              {consents.map((consent) => (
                <li key={consent.kind} className={styles.card}>
                  <ConsentFacts consent={consent} />
                  <ConsentActions
                    consent={consent}
                    isBusy={change.isPending}
                    onChange={() => {
                      if (!change.isPending) {
                        change.mutate(consent);
                      }
                    }}
                  />
                </li>
              ))}
            </ul>
            {history.length > 0 ? <History events={history} /> : null}
          </>
        )}
      </LoadState>
    </section>
  );
}

function describeStanding({ isGiven, isCurrent, since }: Consent): string {
  if (since === null) {
    return texts.neverAgreed;
  }
  const time = formatDateTime(since);
  if (!isGiven) {
    return texts.withdrawnOn(time);
  }
  return isCurrent ? texts.agreedOn(time) : texts.agreedToEarlier(time);
}

function ConsentFacts({ consent }: { consent: Consent }) {
  return (
    <div className={styles.address}>
      <strong>{texts.kinds[consent.kind]}</strong>
      <span>{consent.words}</span>
      <span>{describeStanding(consent)}</span>
      {holds(consent) && !consent.isOptional ? <span>{texts.consentNeeded}</span> : null}
    </div>
  );
}

type ConsentActionsProps = { consent: Consent; isBusy: boolean; onChange: () => void };

function ConsentActions({ consent, isBusy, onChange }: ConsentActionsProps) {
  const name = texts.kinds[consent.kind];
  const isHeld = holds(consent);
  const document = consent.kind === 'terms' ? pages.terms() : consent.kind === 'privacy' ? pages.privacy() : undefined;
  return (
    <div className={styles.cardActions}>
      {isHeld && !consent.isOptional ? null : (
        <Button
          variant="secondary"
          size="sm"
          busy={isBusy}
          aria-label={isHeld ? texts.withdrawFrom(name) : texts.agreeTo(name)}
          onClick={onChange}
        >
          {isHeld ? texts.withdraw : texts.agree}
        </Button>
      )}
      {document === undefined ? null : (
        <TextLink as={Link} to={document}>
          {texts.readIt(name)}
        </TextLink>
      )}
    </div>
  );
}

function History({ events }: { events: readonly ConsentEvent[] }) {
  return (
    <details>
      <summary className={styles.summary}>{texts.history}</summary>
      <ol className={styles.history}>
        {events.map(({ kind, isGiven, version, at, source }) => (
          <li key={`${kind} ${at}`}>
            {(isGiven ? texts.gaveVersion : texts.withdrewVersion)(texts.kinds[kind], version)}
            <br />
            <span className={styles.quiet}>{texts.atFrom(formatDateTime(at), source)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
