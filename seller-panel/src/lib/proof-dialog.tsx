import { ApiError, connectionAdvice, createOwnSafetyCalls, failureText } from '@aaram/shared-domain/contract';
import { useMutation, usePlatform } from '@aaram/shared-platform';
import { continueSession } from '@aaram/shared-platform/late';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { Notice } from '@aaram/shared-ui/notice';
import { PasswordField } from '@aaram/shared-ui/text-field';
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import styles from './proof-dialog.module.css';
import { proofQueue } from './proof-queue.ts';

/** Asks for the password again before what cannot be undone; the call that waits is then made once more. */
export function ProofDialog() {
  const request = useSyncExternalStore(proofQueue.subscribe, proofQueue.get, () => undefined);
  return (
    <Dialog
      open={request !== undefined}
      onOpenChange={() => request?.settle(false)}
      title="Please confirm that it is you"
      description="Giving money back needs your password again, ten minutes after you last entered it."
    >
      <ProofForm onProved={() => request?.settle(true)} onCancel={() => request?.settle(false)} />
    </Dialog>
  );
}

function ProofForm({ onProved, onCancel }: { onProved: () => void; onCancel: () => void }) {
  const platform = usePlatform();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const prove = useMutation({
    mutationFn: (password: string) => createOwnSafetyCalls(platform.api.call).prove({ password }),
    onSuccess: (renewed) => {
      continueSession(platform, renewed);
      onProved();
    },
  });
  const refuse = (words: string | undefined) => {
    setProblem(words);
    form.current?.querySelector('input')?.focus();
  };
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (password === '') {
      refuse('Please enter your password.');
    } else if (!prove.isPending) {
      setProblem(undefined);
      prove.mutate(password, {
        onError: (error) => refuse(error instanceof ApiError ? error.issues[0]?.message : undefined),
      });
    }
  }
  const advice = connectionAdvice(prove.error);
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      {prove.isError && problem === undefined ? (
        <Notice tone="danger" role="alert">
          <p>{failureText(prove.error, 'Something went wrong!')}</p>
          {advice ? <p>{advice}</p> : null}
        </Notice>
      ) : null}
      <PasswordField label="Password" name="password" required maxLength={200} error={problem} />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={prove.isPending}>
          Continue
        </Button>
      </div>
    </form>
  );
}
