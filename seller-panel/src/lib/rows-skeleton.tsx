import { Skeleton } from '@aaram/shared-ui/skeleton';
import styles from './rows-skeleton.module.css';

/** Skeleton of list rows: a picture and the text beside it. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are alike and never move
        <div key={row} className={styles.row}>
          <Skeleton ratio="3:4" />
          <Skeleton shape="text" lines={2} className={styles.text} />
        </div>
      ))}
    </div>
  );
}
