import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { fillCatalogue } from '#testing/catalogue/big-catalogue.ts';
import { listQuestions, type Question } from '#testing/catalogue/catalogue-questions.ts';
import { createExplainer, type PlanNode, recordStatements } from '#testing/database/explain.ts';
import { createLiveFacetIndex } from '../facets/live-facet-index.ts';
import { countGathered, gatherIds } from '../gather.repository.ts';
import type { Match } from '../match.ts';

/** Enough rows that a full scan is the worse plan. For suggestions only the benchmark's 100,000 are enough. */
const PRODUCTS = 6000;
/**
 * How many rows of large tables a read may touch: a page and its joined rows, or the rows on the way there that a
 * filter, a word or a tag excludes.
 */
const MAX_TOUCHED_BLOCKS: Record<string, number> = {
  'product by id': 120,
  'category page': 300,
  'every category': 300,
  'deep page': 400,
  'similar products': 3000,
  'filtered category': 2500,
  'searched list': 2500,
};
/** Number of cases of each kind, spread over its list. */
const CASES = 16;
const LARGE = ['products', 'product_stock', 'reviews'];

const takeSome = (cases: readonly string[]) =>
  cases.filter((_one, index) => index % Math.ceil(cases.length / CASES) === 0);

let t: TestApp;
let questions: Question[];
let session: Awaited<ReturnType<TestApp['db']['reserve']>>;
let explainer: ReturnType<typeof createExplainer>;
beforeAll(async () => {
  t = await buildTestApp();
  await fillCatalogue(t.db, PRODUCTS);
  questions = (await listQuestions(t.db)).filter(({ name }) => name in MAX_TOUCHED_BLOCKS);
  session = await t.db.reserve();
  explainer = createExplainer(session);
}, 120_000);
afterAll(() => {
  session.release();
  return t.close();
});

/** Rows of the large tables that a plan touches, summed over all nodes. */
function countTouched(node: PlanNode): number {
  const amount = (key: string) => Number(node[key] ?? 0);
  const isLarge = LARGE.includes(node['Relation Name'] ?? '');
  const rows = amount('Actual Rows') + amount('Rows Removed by Filter') + amount('Rows Removed by Index Recheck');
  const below = (node.Plans ?? []).map(countTouched);
  return (isLarge ? rows * amount('Actual Loops') : 0) + below.reduce((sum, one) => sum + one, 0);
}

it('no hot read of the catalogue reads more than a part of it', async () => {
  const { db, take } = recordStatements(t.db);
  const facetIndex = createLiveFacetIndex(t.db);
  await facetIndex.refresh();
  const wide: string[] = [];
  for (const { name, cases, ask } of questions) {
    for (const one of takeSome(cases)) {
      await ask(db, facetIndex, one);
      for (const statement of take()) {
        const touched = countTouched((await explainer.explain(statement)).plan);
        if (touched > (MAX_TOUCHED_BLOCKS[name] ?? 0)) {
          wide.push(`${name} (${one}): ${touched} rows`);
        }
      }
    }
  }
  expect(wide).toEqual([]);
}, 120_000);

/** How many match, found without reading many others. */
async function countFew(match: Match): Promise<number> {
  const { db, take } = recordStatements(t.db);
  await gatherIds(db, match, 100);
  for (const statement of take()) {
    expect(countTouched((await explainer.explain(statement)).plan)).toBeLessThan(30);
  }
  return countGathered(t.db, match);
}

it('finds the few products of a category that offer a size, and follows them into another one, by an index', async () => {
  const count = () => countFew({ category: 'Kids', size: ['M'] });
  expect(await count()).toBe(0);
  // Women's clothes come in M.
  await t.db`
    update products set category = 'Kids' where id in (
      select product_id from product_stock s join products p on p.id = product_id
      where s.size = 'M' and s.quantity > 0 and p.category = 'Women' and p.removed_at is null limit 3)`;
  expect(await count()).toBe(3);
}, 120_000);

it('finds the few products of a category that have a tag, which many others have, by an index', async () => {
  const mark = (category: string, most: number) => t.db`
    update products set tags = tags || '{everywhere}' where id in (
      select id from products where category = ${category} and removed_at is null limit ${most})`;
  await mark('Women', 600);
  await mark('Bags', 4);
  await t.db`analyze products`;
  expect(await countFew({ category: 'Bags', tag: ['nowhere', 'everywhere'] })).toBe(4);
  expect(await countGathered(t.db, { tag: ['everywhere'] })).toBe(604);
}, 120_000);
