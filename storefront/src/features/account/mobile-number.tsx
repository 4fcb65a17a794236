import type { UserProfile } from '@aaram/shared-domain/identity';
import { usePlatform } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import * as texts from '#texts/mobile-number.ts';
import styles from './account.module.css';
import { ProofForm } from './proof-form.tsx';
import { SmallForm } from './small-form.tsx';
import { useFactors } from './use-factors.ts';
import { useMobileNumber } from './use-mobile-number.ts';
import { useProfile } from './use-profile.ts';

/** The mobile number that logs in by a code; nothing where the store sends no SMS. */
export function MobileNumber() {
  const { settings } = usePlatform();
  const { data: profile } = useProfile();
  return settings.hasPhoneLogin && profile ? <NumberBlock profile={profile} /> : null;
}

function describeNumber({ mobile, isMobileProved }: UserProfile): string {
  if (mobile === '') {
    return texts.noNumber;
  }
  return isMobileProved ? texts.confirmedNumber(mobile) : texts.unconfirmedNumber(mobile);
}

function NumberBlock({ profile }: { profile: UserProfile }) {
  const steps = useMobileNumber();
  return (
    <section ref={steps.place} tabIndex={-1} aria-labelledby="mobile-title" className={styles.block}>
      <h2 id="mobile-title">{texts.mobileNumber}</h2>
      <p>{describeNumber(profile)}</p>
      <NextStep profile={profile} steps={steps} />
    </section>
  );
}

type NextStepProps = { profile: UserProfile; steps: ReturnType<typeof useMobileNumber> };

/** The form that is open, or the buttons that open one. */
function NextStep({ profile: { mobile, isMobileProved }, steps }: NextStepProps) {
  const { data: factors } = useFactors();
  const { form } = steps;
  if (steps.needsProof) {
    return (
      <ProofForm
        hasPasskey={factors?.factors.some(({ kind }) => kind === 'passkey') ?? false}
        onPassword={steps.prove}
        onPasskey={steps.proveByPasskey}
        onCancel={steps.cancel}
      />
    );
  }
  if (form?.kind === 'number') {
    return <NumberForm mobile={form.mobile} onSubmit={steps.askCode} onCancel={steps.close} />;
  }
  if (form?.kind === 'code') {
    return (
      <>
        <Notice role="status">{form.message}</Notice>
        <CodeForm onSubmit={(code) => steps.confirm(form.challenge, code)} onCancel={steps.close} />
      </>
    );
  }
  const change = mobile === '' ? texts.addNumber : texts.changeNumber;
  return (
    <div className={styles.formActions}>
      {mobile !== '' && !isMobileProved ? (
        <Button size="sm" onClick={() => steps.open(mobile)}>
          {texts.confirmNumber}
        </Button>
      ) : null}
      <Button variant="secondary" size="sm" onClick={() => steps.open('')}>
        {change}
      </Button>
    </div>
  );
}

type FormProps = { onSubmit: (text: string) => Promise<void>; onCancel: () => void };

function NumberForm({ mobile, onSubmit, onCancel }: FormProps & { mobile: string }) {
  return (
    <SmallForm
      field="mobile"
      blank={texts.enterNumber}
      submitLabel={texts.sendCode}
      onSubmit={onSubmit}
      onCancel={onCancel}
    >
      {(problem) => (
        <TextField
          label={texts.numberInIndia}
          name="mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={24}
          defaultValue={mobile}
          error={problem}
        />
      )}
    </SmallForm>
  );
}

function CodeForm({ onSubmit, onCancel }: FormProps) {
  return (
    <SmallForm
      key="code"
      field="code"
      blank={texts.enterCode}
      submitLabel={texts.confirmIt}
      onSubmit={onSubmit}
      onCancel={onCancel}
    >
      {(problem) => (
        <TextField
          label={texts.codeFromSms}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={20}
          error={problem}
        />
      )}
    </SmallForm>
  );
}
