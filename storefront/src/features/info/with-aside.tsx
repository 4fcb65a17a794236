import type { ReactNode } from 'react';
import styles from './with-aside.module.css';

type WithAsideProps = { aside: ReactNode; children: ReactNode };

/** A text with a box beside it; on wide screens the box stays in view. */
export function WithAside({ aside, children }: WithAsideProps) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
