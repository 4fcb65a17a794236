import type { ReactNode } from 'react';
import { RadioRow, type RadioRowProps } from '#lib/radio-row.tsx';
import * as texts from '#texts/swatches.ts';
import { VisuallyHidden } from '#visually-hidden/index.ts';
import styles from './swatches.module.css';

/** Names of the cloth colours among the tokens. */
export type Dye = 'rice' | 'mist' | 'sage' | 'sand' | 'blush' | 'lilac' | 'sky' | 'haldi' | 'clay' | 'neel';

export type Swatch = {
  value: string;
  /** Accessible name, also shown under the chosen one: many people cannot tell colours apart. */
  label: string;
  /** Sold out: struck through, cannot be chosen. */
  disabled?: boolean | undefined;
} & (
  | { dye: Dye; sample?: undefined }
  /** Fills the circle instead of a cloth colour. */
  | { dye?: undefined; sample: ReactNode }
);

export type SwatchesProps = RadioRowProps & {
  legend: string;
  swatches: readonly Swatch[];
};

/** Colours as a row of radio buttons. */
export function Swatches({ legend, swatches, ...rest }: SwatchesProps) {
  const chosen = swatches.find((swatch) => swatch.value === rest.value);
  return (
    <RadioRow
      {...rest}
      legend={
        <legend className={styles.legend}>
          {legend} {chosen ? <span className={styles.chosen}>{chosen.label}</span> : null}
        </legend>
      }
      choices={swatches}
      choiceClass={styles.swatch}
      show={({ label, dye, sample, disabled }) => (
        <>
          <span className={styles.dye} data-dye={dye}>
            {sample}
          </span>
          <VisuallyHidden>{disabled ? texts.soldOut(label) : label}</VisuallyHidden>
        </>
      )}
    />
  );
}
