import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { IconChevronDown } from '#icon/index.ts';
import { cx } from '#lib/cx.ts';
import styles from './accordion.module.css';

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode };

export type AccordionProps = Omit<ComponentProps<'div'>, 'children'> & {
  items: readonly AccordionItem[];
  /** Open at first. */
  defaultOpenId?: string | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
};

/** Questions and answers: one open at a time; pressing the open one closes it. */
export function Accordion(props: AccordionProps) {
  const { items, defaultOpenId, headingLevel = 3, className, ...rest } = props;
  const [openId, setOpenId] = useState(defaultOpenId);
  const baseId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={cx(styles.accordion, className)}>
      {items.map(({ id, title, content }) => {
        const isOpen = id === openId;
        return (
          <div key={id} className={styles.item}>
            <Heading className={styles.heading}>
              <button
                type="button"
                id={`${baseId}-${id}-button`}
                className={styles.button}
                aria-expanded={isOpen}
                aria-controls={`${baseId}-${id}-panel`}
                onClick={() => setOpenId(isOpen ? undefined : id)}
              >
                {title}
                <IconChevronDown className={styles.arrow} />
              </button>
            </Heading>
            {/* Closed answers stay in the document for search engines and for printing. */}
            <section
              id={`${baseId}-${id}-panel`}
              aria-labelledby={`${baseId}-${id}-button`}
              className={styles.panel}
              hidden={!isOpen}
            >
              {content}
            </section>
          </div>
        );
      })}
    </div>
  );
}
