import { readFileSync } from 'node:fs';

/** A query and what a person thinks of its first five products, by their names. */
export type JudgedQuery = { query: string; kind: string; must: string[]; pool: string[]; never: string[] };
export type Verdict = { query: string; found: number; first: string[]; faults: string[] };

const FIRST = 5;

/** Reads a file of judged queries: a table with the columns query, kind, must, pool and never, lists with `|` between. */
export function readJudgedQueries(file: string): JudgedQuery[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const read = (name: string) => cells[columns.indexOf(name)] ?? '';
    const list = (name: string) =>
      read(name)
        .split('|')
        .filter((one) => one !== '');
    return { query: read('query'), kind: read('kind'), must: list('must'), pool: list('pool'), never: list('never') };
  });
}

/**
 * What is wrong with the names that a query found: one that must be among the first five is not, another is that must
 * not, or there are too few. Where nothing is sold (kind none) without a pool, nothing may be found.
 */
export function judge({ query, kind, must, pool, never }: JudgedQuery, names: readonly string[]): Verdict {
  const first = names.slice(0, FIRST);
  const wanted = Math.min(FIRST, pool.length);
  const isNothing = kind === 'none' && pool.length === 0;
  const faults = [
    ...must
      .slice(0, FIRST)
      .filter((name) => !first.includes(name))
      .map((name) => `lacks ${name}`),
    ...first
      .filter((name) => pool.length > 0 && !pool.includes(name) && !must.includes(name))
      .map((name) => `has ${name}`),
    ...first.filter((name) => never.includes(name)).map((name) => `never ${name}`),
    ...(must.length === 0 && first.length < wanted ? [`only ${first.length} of ${wanted}`] : []),
    ...(isNothing && never.length === 0 && names.length > 0 ? [`finds ${names.length}`] : []),
  ];
  return { query, found: names.length, first, faults };
}
