import { type ComponentProps, useId } from 'react';
import { cx } from '#lib/cx.ts';
import { VisuallyHidden } from '#visually-hidden/index.ts';
import styles from './size-picker.module.css';

export type SizeChoice = {
  value: string;
  /** @default value */
  label?: string | undefined;
  /** Sold out: struck through and not choosable. */
  disabled?: boolean | undefined;
};

export type SizePickerProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> & {
  legend: string;
  hideLegend?: boolean | undefined;
  name: string;
  sizes: readonly SizeChoice[];
  /** '' while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
};

/** Sizes as a row of radio buttons. */
export function SizePicker(props: SizePickerProps) {
  const { legend, hideLegend, name, sizes, value, onChange, error, className, ...rest } = props;
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined} {...rest} className={cx(styles.picker, className)}>
      {hideLegend ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={styles.legend}>{legend}</legend>
      )}
      <div className={styles.sizes}>
        {sizes.map((size) => (
          <label key={size.value} className={styles.size}>
            <input
              type="radio"
              name={name}
              value={size.value}
              checked={size.value === value}
              disabled={size.disabled}
              onChange={() => onChange(size.value)}
            />
            {size.label ?? size.value}
            {size.disabled ? ' ' : null}
            {size.disabled ? <VisuallyHidden>(sold out)</VisuallyHidden> : null}
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
