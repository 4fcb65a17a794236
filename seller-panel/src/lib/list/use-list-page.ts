import { useCursorPages } from '@aaram/shared-panel';
import { useMemo, useState } from 'react';
import { useSearchText } from '#lib/use-search-text.ts';
import { chooseColumns } from './choose-columns.ts';
import { useListAddress, writeQuery } from './list-address.ts';
import { type CardFacts, kindsOf, type ListFacts, type TableFacts } from './list-facts.ts';
import { useSelection } from './selection.ts';
import { useTableSettings } from './table-settings.ts';
import { useRowKeys } from './use-row-keys.ts';

const noSorts: readonly string[] = [];

/** The address of a list, and the page that it asks for; `walked` are pages that are known by going on. */
function useAsked<Row>(facts: ListFacts<Row>, size: number) {
  const search = useSearchText();
  const [kinds] = useState(() => kindsOf(facts));
  const address = useListAddress({ kinds, sorts: facts.sorts ?? noSorts, size });
  const { filters, sort, cursor } = address;
  return { search, address, asked: { filters, q: search.applied || undefined, sort, cursor, limit: size } };
}

/**
 * A list of cards: search and filters in the address, and its pages (docs/decisions/0062). `CardList` and `ListBar` draw
 * it.
 */
export function useListPage<Row>(facts: CardFacts<Row>) {
  const { size } = facts;
  const { search, address, asked } = useAsked(facts, size);
  const pages = useCursorPages(`${writeQuery(address.filters, asked.sort)} ${search.applied}`);
  const query = facts.usePage({ ...asked, cursor: pages.cursor });
  return { facts, search, address, query, pages, size };
}
export type ListPage<Row> = ReturnType<typeof useListPage<Row>>;

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
