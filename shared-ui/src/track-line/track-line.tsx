import type { ComponentProps } from 'react';
import { IconCheck } from '#icon/index.ts';
import { cx } from '#lib/cx.ts';
import { VisuallyHidden } from '#visually-hidden/index.ts';
import styles from './track-line.module.css';

export type TrackLineProps = Omit<ComponentProps<'ol'>, 'children'> & {
  steps: readonly { label: string; date?: string | undefined; done: boolean }[];
};

/** The progress of an order. */
export function TrackLine({ steps, className, ...rest }: TrackLineProps) {
  return (
    <ol {...rest} className={cx(styles.track, className)}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          data-done={step.done || undefined}
          data-sewn={(step.done && steps[index + 1]?.done) || undefined}
        >
          <span className={styles.knot}>{step.done ? <IconCheck size={12} /> : null}</span>
          <span>
            {step.label} <VisuallyHidden>{step.done ? '(done)' : '(not yet)'}</VisuallyHidden>
          </span>
          {step.date ? <span className={styles.date}>{step.date}</span> : null}
        </li>
      ))}
    </ol>
  );
}
