import { Container } from '@aaram/shared-ui/page-frame';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import * as texts from '#texts/entry.ts';
import styles from './page-skeleton.module.css';

/** Shown until the session is known: a title, then two columns. */
export function PageSkeleton() {
  return (
    <Container className={styles.page} aria-busy="true">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton shape="text" className={styles.title} />
      <div className={styles.columns}>
        <Skeleton className={styles.block} />
        <Skeleton className={styles.block} />
      </div>
    </Container>
  );
}

/** The same for the dashboard, where the narrow column is first. */
export function DashboardSkeleton() {
  return (
    <Container className={styles.page} aria-busy="true">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <div className={`${styles.columns} ${styles.side}`}>
        <Skeleton shape="text" lines={4} />
        <Skeleton className={styles.block} />
      </div>
    </Container>
  );
}
