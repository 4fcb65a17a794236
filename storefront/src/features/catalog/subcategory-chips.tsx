import type { ProductFilters } from '@aaram/shared-domain/catalog';
import { Link } from '@aaram/shared-platform';
import * as texts from '#texts/catalog.ts';
import styles from './chips.module.css';
import type { ListFilters } from './use-list-filters.ts';

/** The category's subcategories as chips, 'All' first. They scroll sideways on phones. */
export function SubcategoryChips({ list, subcategories }: { list: ListFilters; subcategories: readonly string[] }) {
  const { subcategory: chosen, ...others } = list.filters;
  const chip = (label: string, next: ProductFilters, isCurrent: boolean) => (
    <li key={label}>
      <Link to={list.hrefFor(next)} preventScrollReset className={styles.chip} aria-current={isCurrent || undefined}>
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={texts.subcategories} className={styles.scroller}>
      <ul className={styles.row}>
        {chip(texts.all, others, chosen === undefined)}
        {subcategories.map((name) => chip(name, { ...others, subcategory: [name] }, chosen?.includes(name) ?? false))}
      </ul>
    </nav>
  );
}
