import { type ComponentProps, useId } from 'react';
import { cx } from '#lib/cx.ts';
import { VisuallyHidden } from '#visually-hidden/index.ts';
import styles from './swatches.module.css';

/** Names of the cloth colours among the tokens. */
export type Dye = 'rice' | 'mist' | 'sage' | 'sand' | 'blush' | 'lilac' | 'sky' | 'haldi' | 'clay' | 'neel';

export type Swatch = {
  value: string;
  /** Spoken, and written under the chosen one: a colour alone says nothing to many. */
  label: string;
  dye: Dye;
  /** Sold out: struck through and not choosable. */
  disabled?: boolean | undefined;
};

export type SwatchesProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> & {
  legend: string;
  name: string;
  swatches: readonly Swatch[];
  /** '' while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
};

/** Colours as a row of radio buttons. */
export function Swatches({ legend, name, swatches, value, onChange, error, className, ...rest }: SwatchesProps) {
  const errorId = useId();
  const chosen = swatches.find((swatch) => swatch.value === value);
  return (
    <fieldset aria-describedby={error ? errorId : undefined} {...rest} className={cx(styles.swatches, className)}>
      <legend className={styles.legend}>
        {legend} {chosen ? <span className={styles.chosen}>{chosen.label}</span> : null}
      </legend>
      <div className={styles.row}>
        {swatches.map((swatch) => (
          <label key={swatch.value} className={styles.swatch}>
            <input
              type="radio"
              name={name}
              value={swatch.value}
              checked={swatch.value === value}
              disabled={swatch.disabled}
              onChange={() => onChange(swatch.value)}
            />
            <span className={styles.dye} data-dye={swatch.dye} />
            <VisuallyHidden>
              {swatch.label}
              {swatch.disabled ? ' (sold out)' : null}
            </VisuallyHidden>
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
