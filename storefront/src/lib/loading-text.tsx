import { Skeleton } from '@aaram/shared-ui/skeleton';
import styles from './loading-text.module.css';

/** A loading text over a skeleton. */
export function LoadingText({ children }: { children: string }) {
  return (
    <div className={styles.loading} aria-busy="true">
      <p role="status">{children}</p>
      <Skeleton className={styles.block} />
    </div>
  );
}
