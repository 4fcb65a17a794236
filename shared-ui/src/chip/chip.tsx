import type { ComponentProps } from 'react';
import { IconX } from '#icon/index.ts';
import { cx } from '#lib/cx.ts';
import styles from './chip.module.css';

export type ChipProps = ComponentProps<'button'> & {
  /** Makes it a toggle and sets whether it is on. */
  pressed?: boolean | undefined;
  /** Makes it removable: pressing any part of it removes it. */
  onRemove?: (() => void) | undefined;
  /** Accessible name of a removable chip, e.g. "Remove Size M". */
  removeLabel?: string | undefined;
};

/** A pill that selects or removes one filter. */
export function Chip({ pressed, onRemove, removeLabel, onClick, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={onRemove ? removeLabel : undefined}
      {...rest}
      className={cx(styles.chip, onRemove && styles.removable, className)}
      onClick={onRemove ?? onClick}
    >
      {children}
      {onRemove ? <IconX size={14} /> : null}
    </button>
  );
}
