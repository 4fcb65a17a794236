import { Skeleton } from '@aaram/shared-ui/skeleton';
import styles from './panel-skeleton.module.css';

/** Shown instead of a page until the session is known. Ships with the entry: keep it small. */
export function PanelSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="text" />
      <Skeleton shape="block" className={styles.tall} />
    </div>
  );
}
