import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './record-card.module.css';

type RecordCardProps = {
  /** Its name for machines. */
  label: string;
  title: ReactNode;
  /** Below the title: by when something is due, or since when it is so. */
  note: ReactNode;
  /** Its state, at the end of the line of the title. */
  badge: ReactNode;
  /** Rows of a description list: a `div` with `dt` and `dd` each. */
  facts?: ReactNode;
  /** What is written, and what can be done now. */
  children: ReactNode;
};

/** When a card that has the focus leaves its list, the list gets it. */
function useFocusOnLeaving() {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) {
        element.parentElement?.focus();
      }
    };
  }, []);
  return card;
}

/** One row of somebody's work, in a list of cards: a complaint, a return, a credit or a review. */
export function RecordCard({ label, title, note, badge, facts, children }: RecordCardProps) {
  return (
    <article ref={useFocusOnLeaving()} tabIndex={-1} className={styles.card} aria-label={label}>
      <header className={styles.top}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          {note}
        </div>
        {badge}
      </header>
      {facts === undefined ? null : <dl className={styles.facts}>{facts}</dl>}
      <div className={styles.body}>{children}</div>
    </article>
  );
}
