import type { ReactNode } from 'react';
import { cx } from '#lib/cx.ts';
import * as texts from '#texts/field.ts';
import { VisuallyHidden } from '#visually-hidden/index.ts';
import styles from './field-frame.module.css';

export type FieldTexts = {
  /** The visible label. */
  label: string;
  /** What is wrong and how to correct it. Marks the control as invalid. */
  error?: string | undefined;
  /** Help shown under the control. */
  hint?: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
};

type FieldFrameProps = FieldTexts & {
  id: string;
  className?: string | undefined;
  boxClass?: string | undefined;
  children: ReactNode;
};

/** `aria-invalid` and `aria-describedby` for the control inside a `FieldFrame` with this id. */
export function fieldControlProps(id: string, { error, hint }: FieldTexts, describedBy?: string) {
  const ids = cx(describedBy, error && `${id}-error`, Boolean(hint) && `${id}-hint`);
  return {
    id,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids || undefined,
  };
}

/** Label above, control, then the error and the hint. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, error, hint, hideLabel, optional, className, boxClass, children } = props;
  const text = (
    <label htmlFor={id} className={styles.label}>
      {label}
      {optional ? <span className={styles.optional}>{` ${texts.optional}`}</span> : null}
    </label>
  );
  return (
    <div className={cx(styles.field, error && styles.invalid, className)}>
      {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      <div className={cx(styles.box, boxClass)}>{children}</div>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
