import { useMemo } from 'react';
import { chooseColumns } from './choose-columns.ts';
import { writeQuery } from './list-address.ts';
import type { TableFacts } from './list-facts.ts';
import { useSelection } from './selection.ts';
import { useTableSettings } from './table-settings.ts';
import { useAsked } from './use-list-page.ts';
import { useRowKeys } from './use-row-keys.ts';

const same = <Row>(items: readonly Row[]) => items;

/**
 * A table: search, filters, order and page in the address, saved views, columns, selection and keys. `keep` adds rows that
 * must stay although they are on no page, or not on this one; it is the same function as long as they are the same.
 */
export function useTablePage<Row extends { _id: string }>(
  facts: TableFacts<Row>,
  keep: (items: readonly Row[]) => readonly Row[] = same,
) {
  const arrangement = useTableSettings(facts.table);
  const density = arrangement.settings.density ?? 'compact';
  const size = facts.sizes[density];
  const { search, address, asked } = useAsked(facts, size);
  const query = facts.usePage(asked);
  const items = query.data?.items;
  const rows = useMemo(() => keep(items ?? []), [items, keep]);
  const ids = useMemo(() => rows.map(({ _id }) => _id), [rows]);
  const active = useRowKeys(ids);
  const total = query.data?.total ?? 0;
  const selection = useSelection(writeQuery(address.filters, undefined), ids, total);
  const chosen = arrangement.settings.columns;
  const columns = useMemo(() => chooseColumns(facts.columns, chosen), [facts, chosen]);
  const firstNumber = (address.page - 1) * size + 1;
  const pages = address.pagesFrom(items?.[0]?._id);
  return {
    ...{ facts, search, address, arrangement, density, size, query, rows, total, pages },
    /** What the table itself needs. */
    table: {
      ...{ firstNumber, total, selection, active, shown: columns, sort: address.sort, onSort: address.sortBy },
    },
  };
}
export type TablePage<Row extends { _id: string }> = ReturnType<typeof useTablePage<Row>>;
