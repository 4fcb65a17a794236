import { PageHeading } from '@aaram/shared-ui/page-frame';
import type { ReactNode } from 'react';
import * as texts from '#texts/catalog.ts';
import styles from './list-heading.module.css';

type ListHeadingProps = { title: string; total: number | undefined; children?: ReactNode };

/** The list's large title, its number of products, and a control at the far end. */
export function ListHeading({ title, total, children }: ListHeadingProps) {
  return (
    <div className={styles.head}>
      <PageHeading
        display
        title={title}
        meta={<span aria-live="polite">{total === undefined ? '' : texts.countProducts(total)}</span>}
      />
      {children}
    </div>
  );
}
