import { Link } from '@aaram/shared-platform';
import { IconSliders, IconSort } from '@aaram/shared-ui/icon';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import * as texts from '#texts/catalog.ts';
import type { SheetKind } from './filter-sheet.tsx';
import { countFilters } from './filters-url.ts';
import styles from './phone-bar.module.css';
import type { ListFilters } from './use-list-filters.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

type PhoneBarProps = { list: ListFilters; total: number | undefined; facetPanel: ReactNode };

/** The pill on phones: opens filters and sort order in a bottom sheet, or jumps to them without scripts. */
export function PhoneBar({ list, total, facetPanel }: PhoneBarProps) {
  const [sheet, setSheet] = useState<{ kind: SheetKind; isOpen: boolean }>();
  const chosen = countFilters(list.filters);
  const here = list.hrefFor(list.filters);
  const open = (kind: SheetKind) => (event: MouseEvent) => {
    event.preventDefault();
    setSheet({ kind, isOpen: true });
  };
  return (
    <>
      <nav className={styles.bar} data-bottom-bar="pill" aria-label={texts.filterAndSort}>
        <Link to={`${here}#filters`} onClick={open('filters')}>
          <IconSliders />
          {texts.filter}
          {chosen > 0 ? <span className={styles.count}>{chosen}</span> : null}
        </Link>
        <Link to={`${here}#sort`} onClick={open('sort')}>
          <IconSort />
          {texts.sort}
        </Link>
      </nav>
      {sheet ? (
        <Suspense>
          <FilterSheet
            kind={sheet.kind}
            isOpen={sheet.isOpen}
            onOpenChange={(isOpen) => setSheet({ ...sheet, isOpen })}
            list={list}
            total={total}
            facetPanel={facetPanel}
          />
        </Suspense>
      ) : null}
    </>
  );
}
