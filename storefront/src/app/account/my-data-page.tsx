import { ApiError, pages } from '@aaram/shared-domain/contract';
import { formatDateTime } from '@aaram/shared-domain/format';
import type { OwnData } from '@aaram/shared-domain/own-data';
import { Link, useNavigate, usePlatform } from '@aaram/shared-platform';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { IconArrowLeft, IconDownload, IconPrinter } from '@aaram/shared-ui/icon';
import { lazy, Suspense, useEffect } from 'react';
import { saveCopy, useCopyOfData } from '#features/account/my-data/use-own-data.ts';
import { ProofAgain } from '#features/account/security/proof-again.tsx';
import { useProvenActions } from '#features/account/security/use-factors.ts';
import { LoadState } from '#lib/load-state.tsx';
import { LoadingText } from '#lib/loading-text.tsx';
import * as texts from '#texts/my-data-copy.ts';
import styles from './my-data-page.module.css';

const OwnDataTables = lazy(async () => ({
  default: (await import('#features/account/my-data/own-data-tables.tsx')).OwnDataTables,
}));

const isUnproved = (error: unknown) => error instanceof ApiError && error.code === 'PROOF_REQUIRED';

/** Loads the copy, after a proof of who is here where the server asks for one. */
function useProvenCopy() {
  const copy = useCopyOfData();
  const proven = useProvenActions();
  const { refetch } = copy;
  const load = () =>
    proven
      .run(async () => void (await refetch({ throwOnError: true, cancelRefetch: false })))
      // The page shows it.
      .catch(() => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once a visit
  useEffect(() => void load(), []);
  return { copy: { ...copy, error: isUnproved(copy.error) ? null : copy.error, refetch: load }, proven };
}

/** Everything that the store keeps about the shopper, as a page that prints well. */
export function MyDataPage() {
  const { copy, proven } = useProvenCopy();
  const navigate = useNavigate();
  // Without a proof there is nothing to see here.
  const leave = () => void navigate(pages.account('mydata'));
  return (
    <div className={styles.page} data-theme="light">
      <div className={styles.column}>
        <div className={styles.actions}>
          <ButtonLink as={Link} variant="ghost" size="sm" className={styles.back} to={pages.account('mydata')}>
            <IconArrowLeft size={16} />
            {texts.back}
          </ButtonLink>
          {copy.data ? <CopyActions data={copy.data} /> : null}
        </div>
        <h1>{texts.title}</h1>
        {proven.needsProof ? (
          <>
            <p>{texts.onlyNow}</p>
            <ProofAgain proven={{ ...proven, cancel: leave }} />
          </>
        ) : (
          <LoadState query={copy} failed={texts.failed} loading={<LoadingText>{texts.loading}</LoadingText>}>
            {(data) => <Copy data={data} />}
          </LoadState>
        )}
      </div>
    </div>
  );
}

function CopyActions({ data }: { data: OwnData }) {
  return (
    <div className={styles.actions}>
      <Button variant="secondary" size="sm" onClick={() => saveCopy(data)}>
        <IconDownload size={16} />
        {texts.download}
      </Button>
      <Button size="sm" onClick={() => window.print()}>
        <IconPrinter size={16} />
        {texts.print}
      </Button>
    </div>
  );
}

function Copy({ data }: { data: OwnData }) {
  const { settings } = usePlatform();
  return (
    <>
      <p>{texts.writtenAt(settings.brandName, formatDateTime(data.writtenAt))}</p>
      <Suspense fallback={<LoadingText>{texts.loading}</LoadingText>}>
        <OwnDataTables data={data} />
      </Suspense>
    </>
  );
}
