/**
 * What searches of a running store find (SHOP_URL), for a file of judged queries: a table as api/bench/judged-queries.tsv
 * (JUDGED). Prints each wrong one with its first five products.
 */
import { resolve } from 'node:path';
import { judge, readJudgedQueries, type Verdict } from '../../../api/src/testing/catalogue/judged-search.ts';

const shop = process.env.SHOP_URL ?? 'http://localhost:3000';
const file = process.env.JUDGED ?? resolve(import.meta.dirname, '../../../api/bench/judged-queries.tsv');
const FIRST_PAGE = 24;
/** Of a hundred. */
const MIN_RIGHT = 95;
/** Longest time for one answer, ms. */
const MAX_MS = 20_000;

async function findNames(query: string): Promise<string[]> {
  const search = new URLSearchParams({ view: 'card', limit: String(FIRST_PAGE), q: query });
  const answer = await fetch(`${shop}/api/auth/get-all-products?${search}`, { signal: AbortSignal.timeout(MAX_MS) });
  if (!answer.ok) {
    throw new Error(`${answer.status} for “${query}”`);
  }
  const found = (await answer.json()) as { name: string }[];
  return found.map(({ name }) => name);
}

const describe = ({ query, found, first, faults }: Verdict) =>
  `✗ ${query}: ${found} found; ${faults.join('; ')}\n    ${first.join(' | ')}`;

/** Resolves to the exit code. */
export async function benchSearch(): Promise<number> {
  const queries = readJudgedQueries(file);
  const verdicts: Verdict[] = [];
  for (const query of queries) {
    verdicts.push(judge(query, await findNames(query.query)));
  }
  const wrong = verdicts.filter(({ faults }) => faults.length > 0);
  const right = verdicts.length - wrong.length;
  for (const verdict of wrong) {
    console.log(describe(verdict));
  }
  const nothing = verdicts.filter(({ found }) => found === 0).length;
  console.log(
    `${right} of ${verdicts.length} right; ${nothing} found nothing; at least ${MIN_RIGHT} of 100 should be right`,
  );
  return (100 * right) / verdicts.length >= MIN_RIGHT ? 0 : 1;
}
