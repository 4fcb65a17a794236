import { Link } from '@aaram/shared-platform';
import { IconX } from '@aaram/shared-ui/icon';
import { TextLink } from '@aaram/shared-ui/link';
import * as texts from '#texts/catalog.ts';
import styles from './chips.module.css';
import { clearFilters, countFilters, describeFilter, listFilters, toggleFilter } from './filters-url.ts';
import type { ListFilters } from './use-list-filters.ts';

/** The chosen filters, each with a link that removes it. Links work before scripts and in new tabs. */
export function AppliedFilters({ list }: { list: ListFilters }) {
  const { filters, hrefFor } = list;
  if (countFilters(filters) === 0) {
    return null;
  }
  return (
    <ul className={styles.row} aria-label={texts.chosenFilters}>
      {listFilters.flatMap((name) =>
        (filters[name] ?? []).map((value) => {
          const label = describeFilter(name, value);
          return (
            <li key={`${name} ${value}`}>
              <Link
                to={hrefFor(toggleFilter(filters, name, value))}
                preventScrollReset
                className={styles.applied}
                aria-label={texts.removeFilter(label)}
              >
                {label}
                <IconX size={14} />
              </Link>
            </li>
          );
        }),
      )}
      <li>
        <TextLink quiet as={Link} to={hrefFor(clearFilters(filters))} preventScrollReset className={styles.clear}>
          {texts.clearAll}
        </TextLink>
      </li>
    </ul>
  );
}
