import { Link } from '@aaram/shared-platform';
import { IconX } from '@aaram/shared-ui/icon';
import { TextLink } from '@aaram/shared-ui/link';
import { useMemo } from 'react';
import { useNextFocus } from '#lib/use-next-focus.ts';
import * as texts from '#texts/catalog.ts';
import styles from './chips.module.css';
import { clearFilters, countFilters, describeFilter, listFilters, toggleFilter } from './filters-url.ts';
import type { ListFilters } from './use-list-filters.ts';

/** The chosen filters, each with a link that removes it. Links work before scripts and in new tabs. */
export function AppliedFilters({ list }: { list: ListFilters }) {
  const { filters, hrefFor } = list;
  const chosen = listFilters.flatMap((name) => (filters[name] ?? []).map((value) => ({ name, value })));
  const ids = chosen.map(({ name, value }) => `${name} ${value}`).join('\n');
  const focus = useNextFocus(useMemo(() => ids.split('\n'), [ids]));
  if (countFilters(filters) === 0) {
    return null;
  }
  return (
    <ul ref={focus.list} className={styles.row} aria-label={texts.chosenFilters}>
      {chosen.map(({ name, value }) => {
        const label = describeFilter(name, value);
        const id = `${name} ${value}`;
        return (
          <li key={id} onFocus={() => focus.remember(id)}>
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
      })}
      <li>
        <TextLink quiet as={Link} to={hrefFor(clearFilters(filters))} preventScrollReset className={styles.clear}>
          {texts.clearAll}
        </TextLink>
      </li>
    </ul>
  );
}
