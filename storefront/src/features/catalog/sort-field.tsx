import { SelectField } from '@aaram/shared-ui/select';
import * as texts from '#texts/catalog.ts';
import { FilterForm } from './filter-form.tsx';
import { isSort, listSortChoices } from './filters-url.ts';
import styles from './listing.module.css';
import { useChosenFilters } from './use-chosen-filters.ts';
import type { ListFilters } from './use-list-filters.ts';

/** The list's sort order as a native select. */
export function SortField({ list }: { list: ListFilters }) {
  const [{ sort, ...others }, choose] = useChosenFilters(list.filters, list.apply);
  return (
    <FilterForm
      pathname={list.pathname}
      hidden={others}
      fixedCategory={list.fixedCategory}
      submitLabel={texts.sort}
      className={styles.sort}
    >
      <SelectField
        label={texts.sort}
        name="sort"
        options={listSortChoices(sort).map(({ id, label }) => ({ value: id, label }))}
        value={sort ?? ''}
        onChange={(event) => {
          const next = event.currentTarget.value;
          choose(isSort(next) ? { ...others, sort: next } : others);
        }}
      />
    </FilterForm>
  );
}
