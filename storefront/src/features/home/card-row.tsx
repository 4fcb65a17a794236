import type { ReactNode } from 'react';
import styles from './card-row.module.css';

/** Four cards in a row, two and two on phones. */
export function CardRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
