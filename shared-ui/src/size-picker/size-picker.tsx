import { RadioRow, type RadioRowProps } from '#lib/radio-row.tsx';
import * as texts from '#texts/size-picker.ts';
import { VisuallyHidden } from '#visually-hidden/index.ts';
import styles from './size-picker.module.css';

export type SizeChoice = {
  value: string;
  /** @default value */
  label?: string | undefined;
  /** Sold out: struck through, cannot be chosen. */
  disabled?: boolean | undefined;
};

export type SizePickerProps = RadioRowProps & {
  legend: string;
  hideLegend?: boolean | undefined;
  sizes: readonly SizeChoice[];
};

/** Sizes as a row of radio buttons. */
export function SizePicker({ legend, hideLegend, sizes, ...rest }: SizePickerProps) {
  return (
    <RadioRow
      {...rest}
      legend={
        hideLegend ? (
          <VisuallyHidden as="legend">{legend}</VisuallyHidden>
        ) : (
          <legend className={styles.legend}>{legend}</legend>
        )
      }
      choices={sizes}
      rowClass={styles.sizes}
      choiceClass={styles.size}
      show={({ value, label, disabled }) => (
        <>
          {label ?? value}
          {disabled ? ' ' : null}
          {disabled ? <VisuallyHidden>{texts.soldOut}</VisuallyHidden> : null}
        </>
      )}
    />
  );
}
