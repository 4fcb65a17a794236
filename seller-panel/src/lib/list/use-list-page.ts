import { useCursorPages } from '@aaram/shared-panel';
import { useState } from 'react';
import { useSearchText } from '#lib/use-search-text.ts';
import { useListAddress, writeQuery } from './list-address.ts';
import { type CardFacts, kindsOf, type ListFacts } from './list-facts.ts';

const noSorts: readonly string[] = [];

/** The address of a list, and the page that it asks for. */
export function useAsked<Row>(facts: ListFacts<Row>, size: number) {
  const search = useSearchText();
  const [kinds] = useState(() => kindsOf(facts));
  const address = useListAddress({ kinds, sorts: facts.sorts ?? noSorts, size });
  const { filters, sort, cursor } = address;
  return { search, address, asked: { filters, q: search.applied || undefined, sort, cursor, limit: size } };
}

/**
 * A list of cards: search and filters in the address, and its pages (docs/decisions/0062). `ListBar` and `CardList` draw
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
