import { fromKeys, keysOf } from '@aaram/shared-domain/records';
import { useCursorPages } from '@aaram/shared-panel';
import { useState } from 'react';
import { useSearchText } from '#lib/use-search-text.ts';
import { type FilterKind, type Filters, useListAddress, writeQuery } from './list-address.ts';
import { type CardFacts, kindsOf, type ListFacts, type PageOfRows } from './list-facts.ts';
import { useSelection } from './selection.ts';

const noSorts: readonly string[] = [];

/** The address of a list, and the page that it asks for. */
export function useAsked<Row>(facts: ListFacts<Row>, size: number) {
  const search = useSearchText();
  const [kinds] = useState(() => kindsOf(facts));
  const address = useListAddress({ kinds, sorts: facts.sorts ?? noSorts, size });
  const { filters, sort, cursor } = address;
  return { search, address, asked: { filters, q: search.applied || undefined, sort, cursor, limit: size } };
}

/** Filters in the address that several lists of one page share; each has one text, or an empty one. */
export function useSharedFilters<Name extends string>(kinds: Readonly<Record<Name, FilterKind>>) {
  const address = useListAddress({ kinds, sorts: noSorts, size: 1 });
  const names = keysOf(kinds);
  const filters = fromKeys(names, (name) => address.filters[name]?.[0] ?? '');
  const apply = (next: Readonly<Record<Name, string>>) =>
    address.filterAll(Object.fromEntries(names.map((name) => [name, next[name] === '' ? [] : [next[name]]])));
  return { filters, apply };
}

/** The rows of a page that can be chosen, and what they are chosen from. */
function useChosen<Row>({ selects }: CardFacts<Row>, filters: Filters, page: PageOfRows<Row> | undefined) {
  const within = selects?.within.flatMap((name) => filters[name] ?? []) ?? [];
  const ids = selects === undefined ? [] : [...new Set(page?.items.map(selects.idOf))];
  return useSelection(within.join(' '), ids, page?.total ?? 0);
}

/**
 * A list of cards, or of rows in a box: search and filters in the address, its pages, and what of it is chosen
 * (docs/decisions/0062). `ListBar` and `CardList`, or `ListBox`, draw it.
 */
export function useListPage<Row>(facts: CardFacts<Row>) {
  const { size } = facts;
  const { search, address, asked } = useAsked(facts, size);
  const pages = useCursorPages(`${writeQuery(address.filters, asked.sort)} ${search.applied}`);
  const query = facts.usePage({ ...asked, cursor: pages.cursor });
  const selection = useChosen(facts, address.filters, query.data);
  const isIdle = [...search.applied].length < (facts.search?.atLeast ?? 0);
  return { facts, search, address, query, pages, size, selection, isIdle };
}
export type ListPage<Row> = ReturnType<typeof useListPage<Row>>;
