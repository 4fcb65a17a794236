import type { ComponentProps } from 'react';
import { IconMinus, IconPlus } from '#icon/index.ts';
import { cx } from '#lib/cx.ts';
import * as texts from '#texts/quantity-stepper.ts';
import styles from './quantity-stepper.module.css';

export type QuantityStepperProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> & {
  /** What is counted, e.g. "Quantity of Linen shirt, size M". */
  label: string;
  value: number;
  /** @default 1 */
  min?: number | undefined;
  max?: number | undefined;
  onChange: (value: number) => void;
  /** A change is being saved: both buttons are disabled. */
  busy?: boolean | undefined;
};

/** Minus, number, plus. Screen readers announce the number after each change. */
export function QuantityStepper({
  label,
  value,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  onChange,
  busy = false,
  className,
  ...rest
}: QuantityStepperProps) {
  function step(by: 1 | -1) {
    const next = value + by;
    if (!busy && next >= min && next <= max) {
      onChange(next);
    }
  }
  return (
    <fieldset aria-label={label} aria-busy={busy || undefined} {...rest} className={cx(styles.stepper, className)}>
      <button
        type="button"
        aria-label={texts.decreaseQuantity}
        // aria-disabled, not disabled: the button must keep the focus at the limit.
        aria-disabled={busy || value <= min}
        onClick={() => step(-1)}
      >
        <IconMinus size={16} />
      </button>
      <output className={styles.value}>{value}</output>
      <button
        type="button"
        aria-label={texts.increaseQuantity}
        aria-disabled={busy || value >= max}
        onClick={() => step(1)}
      >
        <IconPlus size={16} />
      </button>
    </fieldset>
  );
}
