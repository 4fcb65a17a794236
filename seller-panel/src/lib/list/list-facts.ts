import type { PanelTable } from '@aaram/shared-domain/contract';
import type { DataColumn } from './column-list.tsx';
import type { FormFilter } from './filter-form.tsx';
import type { FilterKind, Filters } from './list-address.ts';

/** One page of a list. */
export type PageOfRows<Row> = { items: readonly Row[]; total: number; nextCursor: string | null };

/** The query of one page, as far as a list reads it. */
export type PageQuery<Row> = {
  data: PageOfRows<Row> | undefined;
  dataUpdatedAt: number;
  error: Error | null;
  isLoadingError: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
};

/** What a list asks the server for; all of it stands in the address, or is where the reader is. */
export type Asked = {
  filters: Filters;
  q: string | undefined;
  sort: string | undefined;
  cursor: string | undefined;
  /** Rows of a page. */
  limit: number;
};

/** A filter with a field of its own above the list: one of some values, and nothing, or `preset`, as long as none is chosen. */
export type BarFilter = {
  name: string;
  label: string;
  'aria-label': string;
  placeholder?: string | ((isSearched: boolean) => string);
  options: readonly { value: string; label: string }[];
  preset?: string;
};

/** A view that every account has. */
export type BuiltInView = { name: string; query: string };
export type Density = 'compact' | 'roomy';

/** The search of a list. A placeholder stands for its label; without one the label is shown. */
export type ListSearch = {
  label: string;
  placeholder?: string;
  hint?: string;
  /** Characters that it takes at least: a list with them asks for nothing, and shows nothing, before. */
  atLeast?: number;
};

/** What is a list's own: what is searched, how it is filtered, and what it says when there is nothing to show. */
export type ListFacts<Row> = {
  search?: ListSearch;
  filters: readonly BarFilter[];
  /** Filters that stand in a form, behind a button. */
  moreFilters?: readonly FormFilter[];
  /** The server's names of its orders. */
  sorts?: readonly string[];
  texts: {
    loading: string;
    notLoaded: string;
    none: string | ((asked: { search: string; filters: Filters }) => string);
  };
  /** A hook: the query of one page. */
  usePage: (asked: Asked) => PageQuery<Row>;
};

/** The facts of a list of cards. */
export type CardFacts<Row> = ListFacts<Row> & {
  size: number;
  /** Rows can be chosen, by this id; another value of one of these filters begins a new selection. */
  selects?: { idOf: (row: Row) => string; within: readonly string[] };
};

/** The facts of a table, which each account arranges for itself. */
export type TableFacts<Row> = ListFacts<Row> & {
  /** Whose arrangement it is. */
  table: PanelTable;
  sizes: Readonly<Record<Density, number>>;
  densities: Readonly<Record<Density, string>>;
  columns: readonly DataColumn[];
  views: readonly BuiltInView[];
};

/** Which filters an address may have, and their values. */
export function kindsOf({ search, filters, moreFilters = [] }: Omit<ListFacts<unknown>, 'texts' | 'usePage'>) {
  const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value);
  const kinds: [string, FilterKind][] = [
    ...(search === undefined ? [] : [['q', 'text'] satisfies [string, FilterKind]]),
    ...filters.map(({ name, options }): [string, FilterKind] => [name, valuesOf(options)]),
    ...moreFilters.map(({ name, type }): [string, FilterKind] => [
      name,
      typeof type === 'string' ? type : valuesOf(type),
    ]),
  ];
  return Object.fromEntries(kinds);
}
