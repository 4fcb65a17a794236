import { type ComponentProps, type ReactNode, useId } from 'react';
import { IconChevronDown } from '#icon/index.ts';
import { cx } from '#lib/cx.ts';
import styles from './accordion.module.css';

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode };

export type AccordionProps = Omit<ComponentProps<'div'>, 'children'> & {
  items: readonly AccordionItem[];
  /** The item that is open at first. */
  defaultOpenId?: string | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
};

/**
 * Questions and answers, one open at a time; pressing the open one closes it. It uses the browser's `<details>`, so it
 * works before the scripts and opens for a match of "find in page".
 */
export function Accordion(props: AccordionProps) {
  const { items, defaultOpenId, headingLevel = 3, className, ...rest } = props;
  const name = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={cx(styles.accordion, className)}>
      {items.map(({ id, title, content }) => (
        <details key={id} name={name} open={id === defaultOpenId} className={styles.item}>
          <summary className={styles.summary}>
            <Heading className={styles.heading}>{title}</Heading>
            <IconChevronDown className={styles.arrow} />
          </summary>
          <div className={styles.panel}>{content}</div>
        </details>
      ))}
    </div>
  );
}
