import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#db/seed/seed-demo.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { judge, readJudgedQueries } from '#testing/catalogue/judged-search.ts';

const queries = readJudgedQueries(join(import.meta.dirname, '../../../../bench/judged-queries.tsv'));
/** Of a hundred. A change that finds less is no improvement. */
const MIN_RIGHT = 95;

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  await seedDemo(t.databaseUrl);
});
afterAll(() => t.close());

async function findNames(q: string): Promise<string[]> {
  const answer = await t.app.inject(`/api/auth/get-all-products?view=card&limit=24&q=${encodeURIComponent(q)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().map(({ name }: { name: string }) => name);
}

describe('the queries of Indian shoppers', () => {
  // rules: search
  it('find what a person would show first', async ({ annotate }) => {
    const verdicts = [];
    for (const one of queries) {
      verdicts.push(judge(one, await findNames(one.query)));
    }
    const wrong = verdicts.filter(({ faults }) => faults.length > 0);
    const right = (100 * (queries.length - wrong.length)) / queries.length;
    await annotate(`${queries.length - wrong.length} of ${queries.length} judged queries right`, 'figure');
    expect(right, wrong.map(({ query, faults }) => `${query}: ${faults.join('; ')}`).join('\n')).toBeGreaterThanOrEqual(
      MIN_RIGHT,
    );
  });
});
