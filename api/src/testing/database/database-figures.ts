import type { Db } from '@aaram/runtime/db';

/**
 * Tables that count tries, also those that failed, the sizes of pictures that are made at random, numbers that the database
 * gives, and the half minute in which a code was used.
 */
const left = [
  'access_trail',
  'browser_reports',
  'guess_counters',
  'rate_limits',
  'search_fragments',
  'search_terms',
  'settings',
  'pictures.bytes',
  'phone_codes.tries',
  'second_factors.last_step',
  'tax_sellers.code',
  'search_synonyms.id',
];

export type Figures = Map<string, number>;

/**
 * Returns a function that reads how many rows each table has, and the sum of each of its columns of whole numbers.
 * Equal figures mean that equally much was done, whatever ids and times it got.
 */
export async function createFigureReader(db: Db): Promise<() => Promise<Figures>> {
  const tables = await db<{ name: string; columns: string[] }[]>`
    select c.oid::regclass::text as name,
      coalesce(array_agg(quote_ident(a.attname)) filter (where a.attname is not null), '{}') as columns
    from pg_class c
      left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.atttypid in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype)
    where c.relkind in ('r', 'p') and not c.relispartition
      and c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
    group by c.oid order by 1`;
  const text = tables
    .filter(({ name }) => !left.includes(name))
    .map(({ name, columns }) => {
      const sums = columns
        .filter((column) => !left.includes(`${name}.${column}`))
        .map((column) => `, '${name}.${column}', sum(${column})::float8`)
        .join('');
      return `select jsonb_build_object('${name}', count(*)::float8${sums}) as figures from ${name}`;
    })
    .join(' union all ');
  return async () => {
    const rows = await db.unsafe<{ figures: Record<string, number | null> }[]>(text, []);
    return new Map(rows.flatMap(({ figures }) => Object.entries(figures).map(([name, figure]) => [name, figure ?? 0])));
  };
}
