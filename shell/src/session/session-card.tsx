import { connectionAdvice } from '@aaram/shared-domain/contract';
import { usePlatform } from '@aaram/shared-platform';
import { useIsSessionKnown } from '@aaram/shared-platform/host';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './session-card.module.css';
import type { useSessionForm } from './use-session-form.ts';

type SessionCardProps = {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** At the title's far end, such as a close button. */
  corner?: ReactNode;
  children: ReactNode;
};

/** The frame of login, signup and password reset: a form, and a patchwork in the brand's colours on wide screens. */
export function SessionCard({ title, lead, corner, children }: SessionCardProps) {
  const { settings } = usePlatform();
  return (
    <div className={styles.page}>
      <div className={styles.patchwork}>
        <p className={styles.promise}>{settings.tagline}</p>
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      <div className={styles.card}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {corner}
        </div>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </div>
    </div>
  );
}

type SessionFormProps = {
  form: ReturnType<typeof useSessionForm>;
  submitLabel: string;
  /** Called when somebody turns to the form: the pointer comes over it, or focus into it. */
  onApproach?: () => void;
  children: ReactNode;
};

/**
 * Fields, the message that concerns the whole form, and the button. Before the script runs, the button is disabled and
 * the method is post: a password must never end up in an address.
 */
export function SessionForm({ form, submitLabel, onApproach, children }: SessionFormProps) {
  const isKnown = useIsSessionKnown();
  const advice = connectionAdvice(form.error);
  const element = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for visitors who were there before the script
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) {
      onApproach?.();
    }
  }, []);
  return (
    <form
      ref={element}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={form.onSubmit}
      onFocus={onApproach}
      onPointerOver={onApproach}
    >
      {form.formMessage ? (
        <Notice tone="danger" role="alert">
          <p>{form.formMessage}</p>
          {advice ? <p>{advice}</p> : null}
        </Notice>
      ) : null}
      {children}
      <Button type="submit" block busy={form.status === 'busy'} disabled={!isKnown || form.status === 'done'}>
        {submitLabel}
      </Button>
    </form>
  );
}
