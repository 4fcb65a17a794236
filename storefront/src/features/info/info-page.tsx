import { Link } from '@aaram/shared-platform';
import { Breadcrumb } from '@aaram/shared-ui/breadcrumb';
import { Container, PageHeading } from '@aaram/shared-ui/page-frame';
import type { ReactNode } from 'react';
import * as entry from '#texts/entry.ts';
import styles from './info-page.module.css';
import { WithAside } from './with-aside.tsx';

type InfoPageProps = {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Shown beside the text. */
  aside?: ReactNode;
  wide?: boolean | undefined;
};

/** Frame of the pages with fixed texts. */
export function InfoPage({ title, intro, children, aside, wide = false }: InfoPageProps) {
  return (
    <Container className={styles.page}>
      <Breadcrumb linkAs={Link} items={[{ label: entry.home, href: '/' }, { label: title }]} />
      <PageHeading title={title} display className={styles.heading} />
      {intro ? <p className={styles.intro}>{intro}</p> : null}
      {aside ? (
        <WithAside aside={aside}>{children}</WithAside>
      ) : (
        <div className={wide ? undefined : styles.text}>{children}</div>
      )}
    </Container>
  );
}
