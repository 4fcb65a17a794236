import type { UserProfile } from '@aaram/shared-domain/identity';
import { usePlatform } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import { useRef } from 'react';
import * as texts from '#texts/mobile-number.ts';
import styles from '../account.module.css';
import { SmallForm } from '../small-form.tsx';
import { useProfile } from '../use-profile.ts';
import { ProofAgain } from './proof-again.tsx';
import { type MobileSteps, useMobileNumber } from './use-mobile-number.ts';

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
  const area = useRef<HTMLElement>(null);
  const steps = useMobileNumber(() => area.current?.focus({ preventScroll: true }));
  return (
    <section ref={area} tabIndex={-1} aria-labelledby="mobile-title" className={styles.block}>
      <h2 id="mobile-title">{texts.mobileNumber}</h2>
      <p>{describeNumber(profile)}</p>
      {steps.isOpen ? <MobileForm steps={steps} /> : <MobileButtons profile={profile} steps={steps} />}
    </section>
  );
}

type StepsProps = { steps: MobileSteps };

/** The form that is open: who is here, the number, or its code. */
export function MobileForm({ steps }: StepsProps) {
  const { form } = steps;
  if (steps.needsProof) {
    return <ProofAgain proven={steps} />;
  }
  if (form?.kind === 'number') {
    return <NumberForm mobile={form.mobile} onSubmit={steps.askCode} onCancel={steps.close} />;
  }
  return form === undefined ? null : (
    <>
      <Notice role="status">{form.message}</Notice>
      <CodeForm onSubmit={(code) => steps.confirm(form.challenge, code)} onCancel={steps.close} />
    </>
  );
}

function MobileButtons({ profile: { mobile, isMobileProved }, steps }: StepsProps & { profile: UserProfile }) {
  return (
    <div className={styles.formActions}>
      {mobile !== '' && !isMobileProved ? (
        <Button size="sm" onClick={() => steps.open(mobile)}>
          {texts.confirmNumber}
        </Button>
      ) : null}
      <Button variant="secondary" size="sm" onClick={() => steps.open('')}>
        {mobile === '' ? texts.addNumber : texts.changeNumber}
      </Button>
      {mobile === '' ? null : (
        <Button variant="secondary" size="sm" busy={steps.isRemoving} onClick={steps.remove}>
          {texts.removeNumber}
        </Button>
      )}
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
