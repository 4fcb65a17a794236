import { Skeleton } from '@aaram/shared-ui/skeleton';
import styles from './panel-skeleton.module.css';

/** Stands in for a page of the panel until the session is known. Ships with the entry: keep it light. */
export function PanelSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="text" />
      <Skeleton shape="block" className={styles.tall} />
    </div>
  );
}
