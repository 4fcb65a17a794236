import { useSearchParams } from '@aaram/shared-platform';
import { useMemo } from 'react';

/** What the values of a filter may be: anything typed, an amount, a day, or one of some. */
export type FilterKind = 'text' | 'rupees' | 'day' | readonly string[];
export type Filters = Readonly<Record<string, readonly string[]>>;
type Kinds = Readonly<Record<string, FilterKind>>;

const forms = { text: /\P{C}/u, rupees: /^\d{1,8}(?:\.\d{1,2})?$/, day: /^\d{4}-\d{2}-\d{2}$/ };
const fits = (kind: FilterKind, value: string) =>
  typeof kind === 'string' ? forms[kind].test(value) && value.length <= 100 : kind.includes(value);

/** The filters in an address; what is no value of a filter is left out, since anybody may write an address. */
function readFilters(params: URLSearchParams, kinds: Kinds): Filters {
  const entries = Object.entries(kinds).map(([name, kind]): [string, string[]] => [
    name,
    params.getAll(name).filter((value) => fits(kind, value)),
  ]);
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}

/** What stands behind the question mark for these filters and this order. */
export function writeQuery(filters: Filters, sort: string | undefined): string {
  const pairs = Object.entries(filters).flatMap(([name, values]) => values.map((value) => [name, value]));
  return new URLSearchParams([...pairs, ...(sort === undefined ? [] : [['sort', sort]])]).toString();
}

type AddressOptions = { kinds: Kinds; sorts: readonly string[]; size: number };

/** Filters, order and page of a list, all in the address, so that links, reloads and Back keep them. */
export function useListAddress({ kinds, sorts, size }: AddressOptions) {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const read = useMemo(() => {
    const asked = new URLSearchParams(text);
    const filters = readFilters(asked, kinds);
    const sort = asked.get('sort') ?? '';
    const known = sorts.includes(sort.replace('-', '')) ? sort : undefined;
    const cursor = /^(?:after|before):[\da-f-]{36}$/.test(asked.get('cursor') ?? '')
      ? (asked.get('cursor') ?? undefined)
      : undefined;
    const first = Number(asked.get('first') ?? 1);
    const page =
      cursor !== undefined && Number.isSafeInteger(first) && first > 1 ? Math.floor((first - 1) / size) + 1 : 1;
    return { filters, sort: known, cursor, page, query: writeQuery(filters, known) };
  }, [text, kinds, sorts, size]);

  // The same object until the address changes: what is drawn from it alone is not drawn again.
  return useMemo(() => {
    /** Another list: it begins at its first page. */
    const show = (query: string, replace = true) => setParams(query, { replace, preventScrollReset: true });
    const open = (cursor: string | undefined, page: number) => {
      const next = new URLSearchParams(read.query);
      if (cursor !== undefined && page > 1) {
        next.set('cursor', cursor);
        next.set('first', String((page - 1) * size + 1));
      }
      setParams(next);
    };
    return {
      ...read,
      show,
      filter: (name: string, values: readonly string[]) =>
        show(writeQuery({ ...read.filters, [name]: values }, read.sort)),
      filterAll: (filters: Filters) => show(writeQuery(filters, read.sort)),
      /** Sorts by a column, upwards first; once more reverses it. */
      sortBy: (column: string) => show(writeQuery(read.filters, read.sort === column ? `-${column}` : column)),
      /** For the pager; a page before this one ends where this one begins. */
      pagesFrom: (firstId: string | undefined) => ({
        cursor: read.cursor,
        page: read.page,
        goOn: (cursor: string) => open(cursor, read.page + 1),
        goBack: () => open(firstId === undefined ? undefined : `before:${firstId}`, read.page - 1),
      }),
    };
  }, [read, setParams, size]);
}
export type ListAddress = ReturnType<typeof useListAddress>;
