import { Link } from '@aaram/shared-platform';
import { Breadcrumb } from '@aaram/shared-ui/breadcrumb';
import { Container, PageHeading } from '@aaram/shared-ui/page-frame';
import type { ReactNode } from 'react';
import styles from './info-page.module.css';

type InfoPageProps = { title: string; intro?: ReactNode; children: ReactNode; wide?: boolean | undefined };

/** Frame of the pages that are there to be read. */
export function InfoPage({ title, intro, children, wide = false }: InfoPageProps) {
  return (
    <Container className={styles.page}>
      <Breadcrumb linkAs={Link} items={[{ label: 'Home', href: '/' }, { label: title }]} />
      <PageHeading title={title} display className={styles.heading} />
      {intro ? <p className={styles.intro}>{intro}</p> : null}
      <div className={wide ? undefined : styles.text}>{children}</div>
    </Container>
  );
}
