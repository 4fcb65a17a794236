import { ApiError, connectionAdvice } from '@aaram/shared-domain/contract';
import { passkeyFailureText } from '@aaram/shared-platform/late';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/account.ts';
import * as common from '#texts/common.ts';
import styles from './account.module.css';

type SmallFormProps = {
  /** Name of the only field, and the message when it is blank. */
  field: string;
  blank: string;
  submitLabel: string;
  onSubmit: (text: string) => Promise<void>;
  onCancel: () => void;
  /** Another way to do the same, beside the submit button. */
  instead?: ReactNode;
  children: (problem: string | undefined) => ReactNode;
};

/** A form with one field that opens in place: takes the focus, submits, and shows errors at the field. */
export function SmallForm({ field, blank, submitLabel, onSubmit, onCancel, instead, children }: SmallFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<unknown>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const focus = () => form.current?.querySelector('input')?.focus();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get(field) ?? '').trim();
    setError(undefined);
    setProblem(text === '' ? blank : undefined);
    if (text === '' || isBusy) {
      focus();
      return;
    }
    setBusy(true);
    try {
      await onSubmit(text);
    } catch (cause) {
      setError(cause);
      setProblem(cause instanceof ApiError ? cause.issues[0]?.message : undefined);
      focus();
    } finally {
      setBusy(false);
    }
  }

  const advice = connectionAdvice(error);
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {error !== undefined && problem === undefined ? (
        <Notice tone="danger" role="alert">
          <p>{passkeyFailureText(error, texts.somethingWentWrong)}</p>
          {advice ? <p>{advice}</p> : null}
        </Notice>
      ) : null}
      {children(problem)}
      <div className={styles.formActions}>
        <Button type="submit" busy={isBusy}>
          {submitLabel}
        </Button>
        {instead}
        <Button variant="secondary" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
