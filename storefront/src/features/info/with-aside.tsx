import type { ReactNode } from 'react';
import styles from './with-aside.module.css';

type WithAsideProps = { aside: ReactNode; children: ReactNode };

/** Text to read, and beside it, on wide screens always in sight, what it should be read with. */
export function WithAside({ aside, children }: WithAsideProps) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
