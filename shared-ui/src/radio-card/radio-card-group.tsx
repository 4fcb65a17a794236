import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import { VisuallyHidden } from '#visually-hidden/index.ts';
import styles from './radio-card.module.css';

export type RadioCardGroupProps = ComponentProps<'fieldset'> & {
  legend: string;
  hideLegend?: boolean | undefined;
};

/** Gives a set of `RadioCard`s its legend. */
export function RadioCardGroup({ legend, hideLegend = false, className, children, ...rest }: RadioCardGroupProps) {
  return (
    <fieldset {...rest} className={cx(styles.group, className)}>
      {hideLegend ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={styles.legend}>{legend}</legend>
      )}
      {children}
    </fieldset>
  );
}
