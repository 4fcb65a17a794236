import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './skeleton.module.css';

export type SkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** @default 'block' */
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** Aspect ratio of a block. */
  ratio?: '3:4' | '4:5' | '3:2' | '1:1' | '16:9' | undefined;
  /** Number of text lines; the last one is short. @default 1 */
  lines?: number | undefined;
};

/** A placeholder for content that is loading. It shows after 150 ms, so that fast responses do not make it flash. */
export function Skeleton({ shape = 'block', ratio, lines = 1, className, ...rest }: SkeletonProps) {
  if (shape === 'text') {
    return (
      <div aria-hidden {...rest} className={cx(styles.lines, className)}>
        {Array.from({ length: lines }, (_, line) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never move
            key={line}
            className={cx(styles.bone, styles.text)}
          />
        ))}
      </div>
    );
  }
  return <div aria-hidden {...rest} className={cx(styles.bone, styles[shape], className)} data-ratio={ratio} />;
}
