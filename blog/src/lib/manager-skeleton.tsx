import { Skeleton } from '@aaram/shared-ui/skeleton';
import styles from './manager-skeleton.module.css';

/** Stands in for the Blog Manager until the session is known. Ships with the entry: keep it light. */
export function ManagerSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="text" />
      <Skeleton shape="block" className={styles.tall} />
    </div>
  );
}
