import type { ComponentProps } from 'react';
import { IconCheck } from '#icon/index.ts';
import { cx } from '#lib/cx.ts';
import * as texts from '#texts/steps.ts';
import { VisuallyHidden } from '#visually-hidden/index.ts';
import styles from './steps.module.css';

export type StepsProps = Omit<ComponentProps<'ol'>, 'children'> & {
  steps: readonly string[];
  /** Index of the current step; those before it are done. */
  current: number;
};

/** Steps of a task, joined by stitches. Phones show only the current one. */
export function Steps({ steps, current, className, ...rest }: StepsProps) {
  return (
    <ol {...rest} className={cx(styles.steps, className)}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
          {index < current ? <IconCheck size={16} /> : null}
          {step}
          {index < current ? ' ' : null}
          {index < current ? <VisuallyHidden>{texts.done}</VisuallyHidden> : null}
        </li>
      ))}
    </ol>
  );
}
