import type { Review, ReviewPage } from '@aaram/shared-domain/review';
import { reviewPageSchema } from '@aaram/shared-domain/review/schema';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { type Asked, createExplainer, type PlanNode } from '#testing/database/explain.ts';
import { buildProduct } from '#testing/factories.ts';
import { readReviews } from './read-reviews.ts';
import { countStars } from './reviews.repository.ts';

const picture = '/media/review-1/800.webp';
let t: TestApp;
let shirt: string;
let kurta: string;
beforeAll(async () => {
  t = await buildTestApp();
  shirt = (await buildProduct(t.db)).id;
  kurta = (await buildProduct(t.db)).id;
  // 24 of the shirt, two at a time in the same moment; one in three has a picture, one in eight is hidden.
  await t.db`
    insert into reviews (product_id, author_name, rating, comment, media, created_at, hidden_at, hidden_reason)
    select ${shirt}::uuid, 'Shopper ' || n, 1 + n % 5, 'Soft', case when n % 3 = 0 then array[${picture}] else '{}' end,
      '2026-01-01'::timestamptz + (n / 2) * interval '1 day 1.000001 second',
      case when n % 8 = 0 then now() end, case when n % 8 = 0 then 'Abusive' end
    from generate_series(1, 24) n`;
  await t.db`
    insert into reviews (product_id, author_name, rating, comment, media, created_at)
    select ${kurta}::uuid, 'Shopper ' || n, 1 + n % 5, 'Soft', case when n % 40 = 0 then array[${picture}] else '{}' end,
      now() - n * interval '1 minute' from generate_series(1, 4000) n`;
  await t.db.begin((tx) => countStars(tx, shirt));
  await t.db`analyze reviews`;
});
afterAll(() => t.close());

const ask = (query = '', id = shirt) => t.app.inject(`/api/auth/products/${id}/reviews?${query}`);
const read = async (query?: string): Promise<ReviewPage> => reviewPageSchema.strict().parse((await ask(query)).json());

async function readAll(query: string): Promise<{ pages: number; reviews: Review[] }> {
  const reviews: Review[] = [];
  let pages = 0;
  for (let cursor: string | null = ''; cursor !== null; pages += 1) {
    const page: ReviewPage = await read(`${query}&limit=5&cursor=${cursor}`);
    expect(page.matching).toBe((await read(`${query}&limit=50`)).reviews.length);
    reviews.push(...page.reviews);
    cursor = page.nextCursor;
  }
  return { pages, reviews };
}
const numberOf = ({ user }: Review) => Number(user?.name.split(' ').at(-1));
const shown = Array.from({ length: 24 }, (_, index) => index + 1).filter((n) => n % 8 !== 0);
const starsOf = (n: number) => 1 + (n % 5);

describe('the reviews of a product', () => {
  // rules: reviews-shown
  it('are counted by stars over all that are shown, with their average, whatever is filtered', async () => {
    const starCounts = [1, 2, 3, 4, 5].map((star) => shown.filter((n) => starsOf(n) === star).length);
    const average = Math.round((shown.reduce((sum, n) => sum + starsOf(n), 0) / shown.length) * 10) / 10;
    for (const query of ['', 'stars=1', 'pictures=true', 'limit=1']) {
      expect(await read(query)).toMatchObject({ starCounts, total: 21, average });
    }
    const product = (await t.app.inject(`/api/auth/products/${shirt}`)).json();
    expect(product).toMatchObject({ starCounts, reviewCount: 21, rating: average });
    expect(product.reviews).toEqual((await read('limit=50')).reviews);
  });

  it.each([
    ['', () => 0],
    ['sort=newest', () => 0],
    ['sort=highest', (n: number) => -starsOf(n)],
    ['sort=lowest', (n: number) => starsOf(n)],
  ])('come page by page, each once, in the order "%s" and then newest first', async (query, key) => {
    const { pages, reviews } = await readAll(query);
    const day = (n: number) => Math.floor(n / 2);
    const numbers = reviews.map(numberOf);
    expect(pages).toBe(5);
    expect(new Set(numbers)).toEqual(new Set(shown));
    const keys = numbers.map((n) => [key(n), -day(n)]);
    expect(keys).toEqual(keys.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
  });

  // rules: reviews-shown
  it.each([
    ['stars=4', (n: number) => starsOf(n) === 4],
    ['stars=4&sort=lowest', (n: number) => starsOf(n) === 4],
    ['pictures=true', (n: number) => n % 3 === 0],
    ['pictures=true&sort=highest', (n: number) => n % 3 === 0],
    ['stars=2&pictures=true', (n: number) => n % 3 === 0 && starsOf(n) === 2],
    ['stars=&pictures=&sort=', () => true],
  ])('are only those that "%s" lets through', async (query, isWanted) => {
    const numbers = (await readAll(query)).reviews.map(numberOf);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(shown.filter(isWanted));
  });

  it('are refused for a product or a page that does not exist, and for filters that do not', async () => {
    const unknownId = '00000000-0000-8000-a000-000000000000';
    expect((await ask('', unknownId)).statusCode).toBe(404);
    for (const query of [
      `cursor=${unknownId}`,
      'cursor=2',
      'stars=6',
      'pictures=false',
      'sort=best',
      'limit=51',
      'x=1',
    ]) {
      expect([query, (await ask(query)).statusCode]).toEqual([query, 400]);
    }
  });

  it('are read from an index in each order, also far down a list of thousands', async () => {
    const session = await t.db.reserve();
    const explainer = createExplainer(session);
    const touched: Record<string, number> = {};
    const all = { productId: kurta, stars: undefined, withPictures: false, limit: 10 };
    for (const sort of ['newest', 'highest', 'lowest'] as const) {
      const [middle] = await t.db<{ id: string }[]>`
        select id from reviews where product_id = ${kurta} and rating = 3 order by created_at offset 400 limit 1`;
      for (const [name, filters] of Object.entries({
        all,
        'with stars': { ...all, stars: 3 },
        'with pictures': { ...all, withPictures: true },
      })) {
        const asked = await record(() => readReviews(t.db, { ...filters, sort, cursor: middle?.id }));
        for (const statement of asked) {
          const rows = countRows((await explainer.explain(statement)).plan);
          touched[`${sort}, ${name}`] = Math.max(touched[`${sort}, ${name}`] ?? 0, rows);
        }
      }
    }
    session.release();
    // All with pictures are counted.
    expect(Object.entries(touched).filter(([name, rows]) => rows > (name.endsWith('pictures') ? 130 : 30))).toEqual([]);
    expect(Object.values(touched)).not.toContain(0);
  });
});

/** The statements of a piece of work, exactly as they are sent. */
async function record(work: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  const ask = Client.prototype.query;
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [{ text, values = [] }] = given as [Partial<Asked> & { text: string }];
    asked.push({ text, values });
    return Reflect.apply(ask, this, given);
  });
  await work();
  spy.mockRestore();
  return asked.filter(({ text }) => /^\s*select/i.test(text));
}

/** Rows of reviews that a plan reads. */
function countRows(node: PlanNode): number {
  const amount = (key: string) => Number(node[key] ?? 0);
  const own = node['Relation Name'] === 'reviews' ? amount('Actual Rows') + amount('Rows Removed by Filter') : 0;
  return (node.Plans ?? []).reduce((sum, one) => sum + countRows(one), own * (amount('Actual Loops') || 1));
}
