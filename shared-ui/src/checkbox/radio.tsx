import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './checkbox.module.css';

export type RadioProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  count?: string | undefined;
};

/** Like `Checkbox`, for one choice out of several; put them in a fieldset with a legend. */
export function Radio({ label, count, className, ...rest }: RadioProps) {
  return (
    <label className={cx(styles.row, className)}>
      <input {...rest} type="radio" className={cx(styles.box, styles.round)} />
      <span>{label}</span> {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </label>
  );
}
