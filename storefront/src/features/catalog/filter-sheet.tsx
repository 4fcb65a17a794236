import { Button } from '@aaram/shared-ui/button';
import { Radio } from '@aaram/shared-ui/checkbox';
import { Drawer } from '@aaram/shared-ui/drawer';
import type { ReactNode } from 'react';
import * as texts from '#texts/catalog.ts';
import styles from './filter-sheet.module.css';
import { clearFilters, countFilters, isSort, listSortChoices } from './filters-url.ts';
import { useChosenFilters } from './use-chosen-filters.ts';
import type { ListFilters } from './use-list-filters.ts';

export type SheetKind = 'filters' | 'sort';

type FilterSheetProps = {
  kind: SheetKind;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  list: ListFilters;
  total: number | undefined;
  facetPanel: ReactNode;
};

/** Choosing does not close the sheet: arrow keys select every choice that they pass. */
function Orders({ list }: { list: ListFilters }) {
  const [{ sort, ...others }, choose] = useChosenFilters(list.filters, list.apply);
  return (
    <fieldset>
      <legend className={styles.legend}>{texts.sortBy}</legend>
      {listSortChoices(sort).map(({ id, label }) => (
        <Radio
          key={id}
          name="order"
          value={id}
          label={label}
          checked={(sort ?? '') === id}
          onChange={() => choose(isSort(id) ? { ...others, sort: id } : others)}
        />
      ))}
    </fieldset>
  );
}

/** The filter sheet on phones: every change applies at once; the button only shows the count and closes the sheet. */
export function FilterSheet({ kind, isOpen, onOpenChange, list, total, facetPanel }: FilterSheetProps) {
  const close = () => onOpenChange(false);
  const isFilters = kind === 'filters';
  const footer = (
    <div className={styles.footer}>
      {isFilters ? (
        <Button
          variant="secondary"
          disabled={countFilters(list.filters) === 0}
          onClick={() => list.apply(clearFilters(list.filters))}
        >
          {texts.clearAll}
        </Button>
      ) : null}
      <Button onClick={close}>{total === undefined ? texts.showProducts : texts.showCount(total)}</Button>
    </div>
  );
  return (
    <Drawer
      open={isOpen}
      onOpenChange={onOpenChange}
      side="bottom"
      title={isFilters ? texts.filters : texts.sort}
      footer={footer}
    >
      {isFilters ? facetPanel : <Orders list={list} />}
    </Drawer>
  );
}
