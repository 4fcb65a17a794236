import { Section } from '@aaram/shared-ui/page-frame';
import { ProductCardSkeleton } from '@aaram/shared-ui/skeleton';
import type { ReactNode } from 'react';
import * as texts from '#texts/suggestions.ts';
import styles from './suggestions-row.module.css';

/** Four cards in a row, two by two on phones; a skeleton while there are none. */
export function SuggestionsRow({ children }: { children?: ReactNode }) {
  return (
    <Section title={texts.youMayAlsoLike}>
      <div className={styles.row}>
        {children ?? ['a', 'b', 'c', 'd'].map((key) => <ProductCardSkeleton key={key} />)}
      </div>
    </Section>
  );
}
