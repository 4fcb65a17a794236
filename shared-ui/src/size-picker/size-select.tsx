import { type MouseEvent, useId } from 'react';
import { SelectField, type SelectFieldProps } from '#select/index.ts';
import * as texts from '#texts/size-picker.ts';
import { VisuallyHidden } from '#visually-hidden/index.ts';
import styles from './size-picker.module.css';

export type StockedSize = {
  value: string;
  /** Text of the option, such as how many are left. @default value */
  label?: string | undefined;
  /** A few characters below the size on its chip, such as "2 left". */
  remark?: string | undefined;
  /** Sold out: struck through and read out, but not an option. */
  gone?: boolean | undefined;
};

export type SizeSelectProps = Omit<SelectFieldProps, 'options' | 'cover' | 'boxClass' | 'onChange' | 'value'> & {
  sizes: readonly StockedSize[];
  /** '' while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
};

// A press must not move the focus to a chip, which screen readers do not know.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * A native select that looks like chips. Pointers press the chips, which show what is sold out too; keyboards and screen
 * readers use the select, which lies under them.
 */
export function SizeSelect({ sizes, value, onChange, ...rest }: SizeSelectProps) {
  const goneId = useId();
  const gone = sizes.filter((size) => size.gone);
  const chips = sizes.map((size) => (
    <button
      key={size.value}
      type="button"
      tabIndex={-1}
      className={styles.chip}
      disabled={size.gone}
      data-chosen={size.value === value || undefined}
      onMouseDown={keepFocus}
      onClick={() => onChange(size.value)}
    >
      {size.value}
      {size.remark ? <small>{size.remark}</small> : null}
    </button>
  ));
  return (
    <>
      <SelectField
        {...rest}
        aria-describedby={gone.length > 0 ? goneId : undefined}
        options={sizes.flatMap((size) => (size.gone ? [] : [{ value: size.value, label: size.label ?? size.value }]))}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        boxClass={styles.covered}
        cover={chips}
      />
      {gone.length > 0 ? (
        <VisuallyHidden id={goneId}>{texts.soldOutSizes(gone.map((size) => size.value))}</VisuallyHidden>
      ) : null}
    </>
  );
}
