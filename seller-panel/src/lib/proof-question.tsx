import { createOwnSafetyCalls, queryKeys } from '@aaram/shared-domain/contract';
import type { Body } from '@aaram/shared-domain/contract/schema';
import { useMutation, usePlatform, useQuery } from '@aaram/shared-platform';
import { answerByPasskey, continueSession, hasPasskeys, usePasskeyButton } from '@aaram/shared-platform/late';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { Notice } from '@aaram/shared-ui/notice';
import { PasswordField } from '@aaram/shared-ui/text-field';
import * as common from '#texts/common.ts';
import * as texts from '#texts/proof-dialog.ts';
import { Failure, Form } from './form/form.tsx';
import { useForm } from './form/use-form.ts';
import styles from './proof-dialog.module.css';
import type { proofQueue } from './proof-queue.ts';

type ProofQuestionProps = { request: ReturnType<typeof proofQueue.get> };

/** The dialog that asks for the password or a passkey while a call waits. */
export function ProofQuestion({ request }: ProofQuestionProps) {
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
  const prove = useMutation({
    mutationFn: (proof: Proof) => createOwnSafetyCalls(platform.api.call).prove(proof),
    onSuccess: (renewed) => {
      continueSession(platform, renewed);
      onProved();
    },
  });
  const passkey = usePasskey((proof) => prove.mutateAsync(proof));
  const form = useForm({
    start: { password: '' },
    schema: async () => (await import(/* webpackChunkName: "form-schemas" */ './proof-schema.ts')).proofForm,
    send: async (proof) => {
      try {
        await prove.mutateAsync(proof);
      } catch (error) {
        form.ref.current?.querySelector('input')?.focus();
        throw error;
      }
    },
    isUnsaved: false,
  });
  return (
    <Form of={form} className={styles.form}>
      {passkey.problem ? (
        <Notice tone="danger" role="alert">
          {passkey.problem}
        </Notice>
      ) : null}
      <Failure
        error={passkey.problem || form.failure?.isAtFields ? undefined : prove.error}
        otherwise={texts.somethingWentWrong}
      />
      <PasswordField {...form.field('password')} label={texts.password} required maxLength={200} />
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
    </Form>
  );
}
