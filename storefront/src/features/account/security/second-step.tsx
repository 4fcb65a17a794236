import type { FactorList } from '@aaram/shared-domain/identity';
import { hasPasskeys } from '@aaram/shared-platform/late';
import { Button } from '@aaram/shared-ui/button';
import { TextField } from '@aaram/shared-ui/text-field';
import { LoadState } from '#lib/load-state.tsx';
import { LoadingText } from '#lib/loading-text.tsx';
import * as texts from '#texts/account.ts';
import styles from '../account.module.css';
import { SmallForm } from '../small-form.tsx';
import { FactorCards } from './factor-list.tsx';
import { NewAppForm } from './new-app-form.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useFactors } from './use-factors.ts';
import { useSecondStep } from './use-second-step.ts';

/** The second step at login: passkeys, authenticator apps, and recovery codes. */
export function SecondStep() {
  const query = useFactors();
  const steps = useSecondStep();
  return (
    <section ref={steps.area} tabIndex={-1} aria-labelledby="second-step-title" className={styles.block}>
      <h2 id="second-step-title">{texts.secondStep}</h2>
      <LoadState
        query={query}
        failed={texts.secondStepNotLoaded}
        loading={<LoadingText>{texts.loadingSecondStep}</LoadingText>}
      >
        {(list) => (
          <>
            <FactorCards
              list={list}
              onRename={(factor) => steps.open({ kind: 'rename', factor })}
              onRemove={(factor) => void steps.remove(factor)}
            />
            {steps.codes.length > 0 ? <RecoveryCodes codes={steps.codes} onDone={steps.forgetCodes} /> : null}
            <NextStep list={list} steps={steps} />
          </>
        )}
      </LoadState>
    </section>
  );
}

type NextStepProps = { list: FactorList; steps: ReturnType<typeof useSecondStep> };

/** The form that is open, or the buttons that open one. */
function NextStep({ list, steps }: NextStepProps) {
  const { form } = steps;
  if (steps.needsProof) {
    return (
      <ProofForm
        hasPasskey={list.factors.some(({ kind }) => kind === 'passkey')}
        onPassword={steps.prove}
        onPasskey={steps.proveByPasskey}
        onCancel={steps.cancel}
      />
    );
  }
  switch (form?.kind) {
    case 'confirm-app':
      return (
        <NewAppForm app={form.app} onConfirm={(code) => steps.confirmApp(form.app._id, code)} onCancel={steps.close} />
      );
    case 'name-app':
      return <NameForm key="app" label={texts.nameOfApp} onSubmit={steps.startApp} onCancel={steps.close} />;
    case 'name-passkey':
      return <NameForm key="passkey" label={texts.nameOfPasskey} onSubmit={steps.addPasskey} onCancel={steps.close} />;
    case 'rename':
      return (
        <NameForm
          key={form.factor._id}
          label={texts.newNameOf(form.factor.name)}
          onSubmit={(name) => steps.rename(form.factor, name)}
          onCancel={steps.close}
        />
      );
    default:
      return <Choices list={list} steps={steps} />;
  }
}

function Choices({ list, steps }: NextStepProps) {
  return (
    <div className={styles.formActions}>
      {hasPasskeys() ? (
        <Button
          variant={list.factors.length > 0 ? 'secondary' : 'primary'}
          onClick={() => steps.open({ kind: 'name-passkey' })}
        >
          {texts.addPasskey}
        </Button>
      ) : null}
      <Button variant="secondary" onClick={() => steps.open({ kind: 'name-app' })}>
        {texts.addAuthenticatorApp}
      </Button>
      {list.factors.length > 0 ? (
        <Button variant="secondary" onClick={() => void steps.renewCodes()}>
          {texts.newRecoveryCodes}
        </Button>
      ) : null}
    </div>
  );
}

type NameFormProps = { label: string; onSubmit: (name: string) => Promise<void>; onCancel: () => void };

function NameForm({ label, onSubmit, onCancel }: NameFormProps) {
  return (
    <SmallForm field="name" blank={texts.giveName} submitLabel={texts.goOn} onSubmit={onSubmit} onCancel={onCancel}>
      {(problem) => <TextField label={label} name="name" autoComplete="off" required maxLength={60} error={problem} />}
    </SmallForm>
  );
}
