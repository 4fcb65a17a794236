import { Container } from '@aaram/shared-ui/page-frame';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import * as texts from '#texts/layout.ts';
import styles from './page-skeleton.module.css';

/** A general skeleton, until it is known which page comes. */
export function PageSkeleton() {
  return (
    <Container className={styles.page}>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton className={styles.title} />
      <div className={styles.grid}>
        <Skeleton ratio="3:4" />
        <Skeleton ratio="3:4" />
        <Skeleton ratio="3:4" />
        <Skeleton ratio="3:4" />
      </div>
    </Container>
  );
}
