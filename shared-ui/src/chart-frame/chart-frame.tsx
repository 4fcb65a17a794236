import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#lib/cx.ts';
import { VisuallyHidden } from '#visually-hidden/index.ts';
import styles from './chart-frame.module.css';

export type ChartFrameProps = Omit<ComponentProps<'figure'>, 'title'> & {
  title: ReactNode;
  /** At the far end of the title. */
  action?: ReactNode;
  /** What the chart shows, in one sentence, for people who cannot see it. */
  summary: string;
};

/** The frame around a chart. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, action, summary, className, children, ...rest } = props;
  const titleId = useId();
  return (
    <figure aria-labelledby={titleId} {...rest} className={cx(styles.frame, className)}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      <VisuallyHidden as="p">{summary}</VisuallyHidden>
      {children}
    </figure>
  );
}
