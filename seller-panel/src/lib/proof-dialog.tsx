import {
  ApiError,
  connectionAdvice,
  createOwnSafetyCalls,
  failureText,
  queryKeys,
} from '@aaram/shared-domain/contract';
import type { Body } from '@aaram/shared-domain/contract/schema';
import { useMutation, usePlatform, useQuery } from '@aaram/shared-platform';
import { answerByPasskey, continueSession, hasPasskeys, usePasskeyButton } from '@aaram/shared-platform/late';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { Notice } from '@aaram/shared-ui/notice';
import { PasswordField } from '@aaram/shared-ui/text-field';
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/proof-dialog.ts';
import styles from './proof-dialog.module.css';
import { proofQueue } from './proof-queue.ts';

/** Asks for the password again before an action that cannot be undone; then the waiting call is repeated. */
export function ProofDialog() {
  const request = useSyncExternalStore(proofQueue.subscribe, proofQueue.get, () => undefined);
  return (
    <Dialog
      open={request !== undefined}
      onOpenChange={() => request?.settle(false)}
      title={texts.confirmThatItIsYou}
      description={texts.whyAgain}
    >
      <ProofForm onProved={() => request?.settle(true)} onCancel={() => request?.settle(false)} />
    </Dialog>
  );
}

type Proof = Body<'POST /auth/me/proof'>;

/** A passkey instead of the password, if the account has one and the browser supports passkeys. */
function usePasskey(prove: (proof: Proof) => Promise<unknown>) {
  const { api } = usePlatform();
  const calls = createOwnSafetyCalls(api.call);
  const factors = useQuery({
    queryKey: [...queryKeys.profile(), 'factors'],
    queryFn: () => calls.getFactors(),
    enabled: hasPasskeys(),
  });
  const button = usePasskeyButton(async () => {
    await prove({ passkey: await answerByPasskey(await calls.beginProofPasskey()) });
  });
  return { ...button, isThere: factors.data?.factors.some(({ kind }) => kind === 'passkey') ?? false };
}

function ProofForm({ onProved, onCancel }: { onProved: () => void; onCancel: () => void }) {
  const platform = usePlatform();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const prove = useMutation({
    mutationFn: (proof: Proof) => createOwnSafetyCalls(platform.api.call).prove(proof),
    onSuccess: (renewed) => {
      continueSession(platform, renewed);
      onProved();
    },
  });
  const passkey = usePasskey((proof) => prove.mutateAsync(proof));
  const refuse = (words: string | undefined) => {
    setProblem(words);
    form.current?.querySelector('input')?.focus();
  };
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (password === '') {
      refuse(texts.enterPassword);
    } else if (!prove.isPending) {
      setProblem(undefined);
      prove.mutate(
        { password },
        { onError: (error) => refuse(error instanceof ApiError ? error.issues[0]?.message : undefined) },
      );
    }
  }
  const advice = connectionAdvice(prove.error);
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      {passkey.problem ? (
        <Notice tone="danger" role="alert">
          {passkey.problem}
        </Notice>
      ) : null}
      {prove.isError && problem === undefined && !passkey.problem ? (
        <Notice tone="danger" role="alert">
          <p>{failureText(prove.error, texts.somethingWentWrong)}</p>
          {advice ? <p>{advice}</p> : null}
        </Notice>
      ) : null}
      <PasswordField label={texts.password} name="password" required maxLength={200} error={problem} />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onCancel}>
          {common.cancel}
        </Button>
        {passkey.isThere ? (
          <Button variant="secondary" busy={passkey.isBusy} onClick={passkey.press}>
            {texts.byPasskey}
          </Button>
        ) : null}
        <Button type="submit" busy={prove.isPending && !passkey.isBusy}>
          {texts.goOn}
        </Button>
      </div>
    </form>
  );
}
