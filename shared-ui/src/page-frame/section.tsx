import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './page-frame.module.css';

export type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode;
  /** At the far end of the title: a link. */
  action?: ReactNode;
  /** @default 2 */
  headingLevel?: 2 | 3 | undefined;
};

/** A part of a page with its heading. */
export function Section(props: SectionProps) {
  const { title, action, headingLevel = 2, className, children, ...rest } = props;
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={headingId} {...rest} className={cx(styles.section, className)}>
      <div className={styles.head}>
        <Heading id={headingId} className={styles.heading}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
