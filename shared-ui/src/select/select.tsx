import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import { IconChevronDown } from '#icon/index.ts';
import { cx } from '#lib/cx.ts';
import { FieldFrame, type FieldTexts, fieldControlProps } from '#lib/field-frame.tsx';
import styles from './select.module.css';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly SelectOption[];
    /** An empty first option, shown while nothing is chosen. */
    placeholder?: string | undefined;
    /** Shown and pressed instead of the select, which keeps keyboard and semantics; hidden from screen readers. */
    cover?: ReactNode;
    /** Styles of the box around select and cover. */
    boxClass?: string | undefined;
  };

/**
 * A visitor may choose in the server's page before the script has loaded, when no listener exists. Sends the change
 * event again after hydration.
 */
function useEarlyChoice(id: string, value: SelectFieldProps['value']) {
  const [first] = useState(value);
  useEffect(() => {
    const field = document.getElementById(id);
    if (first === undefined || !(field instanceof HTMLSelectElement) || field.value === String(first)) {
      return;
    }
    // A different value is the visitor's choice only if `first` is one of the options.
    if ([...field.options].some((option) => option.value === String(first))) {
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, [id, first]);
}

/** A native select: phones have the best picker for it. */
export function SelectField(props: SelectFieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const { label, error, hint, hideLabel, optional, options, placeholder, className, ...others } = props;
  const { cover, boxClass, ...rest } = others;
  const labels = { label, error, hint, hideLabel, optional };
  const control = fieldControlProps(id, labels, props['aria-describedby']);
  useEarlyChoice(id, props.value);
  return (
    <FieldFrame id={id} {...labels} className={className} boxClass={boxClass}>
      <select {...rest} {...control} className={cx(control.className, styles.select)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      {cover ? <div aria-hidden>{cover}</div> : <IconChevronDown size={18} className={styles.arrow} />}
    </FieldFrame>
  );
}
