import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** A formatted number at the far end, e.g. how many products match a filter. */
  count?: string | undefined;
};

/** A native checkbox with its label; the whole row can be pressed. */
export function Checkbox({ label, count, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx(styles.row, className)}>
      <input {...rest} type="checkbox" className={styles.box} />
      <span>{label}</span> {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </label>
  );
}
