import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './stitch.module.css';

export type StitchProps = Omit<ComponentProps<'div'>, 'children'> & {
  vertical?: boolean | undefined;
};

/** The running stitch: marks a join, a place or progress. It has the text colour and is hidden from screen readers. */
export function Stitch({ vertical = false, className, ...rest }: StitchProps) {
  return <div aria-hidden {...rest} className={cx(vertical ? styles.vertical : styles.horizontal, className)} />;
}
