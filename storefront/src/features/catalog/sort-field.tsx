import type { SortId } from '@aaram/shared-domain/catalog';
import { SelectField } from '@aaram/shared-ui/select';
import { FilterForm } from './filter-form.tsx';
import { sortChoices } from './filters-url.ts';
import styles from './listing.module.css';
import type { ListFilters } from './use-list-filters.ts';

const options = sortChoices.map(({ id, label }) => ({ value: id, label }));

/** Reads a choice of the sort field back; '' is the store's own order. */
export const toSort = (value: string): SortId | undefined =>
  sortChoices.find((choice) => choice.id === value && choice.id !== '')?.id || undefined;

/** The order of the list, as a native select. */
export function SortField({ list }: { list: ListFilters }) {
  const { sort, ...others } = list.filters;
  return (
    <FilterForm
      pathname={list.pathname}
      carried={others}
      fixedCategory={list.fixedCategory}
      submitLabel="Sort"
      className={styles.sort}
    >
      <SelectField
        label="Sort"
        name="sort"
        options={options}
        value={sort ?? ''}
        onChange={(event) => {
          const next = toSort(event.currentTarget.value);
          list.apply(next ? { ...others, sort: next } : others);
        }}
      />
    </FilterForm>
  );
}
