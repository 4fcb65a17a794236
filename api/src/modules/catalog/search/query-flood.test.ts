import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser } from '#testing/factories.ts';

const isLong = process.env.PROOF === 'long';
/** Different queries, each typed once. */
const QUERIES = isLong ? 10_000 : 400;
const CALLERS = 8;
/** Growth of what is held after so many queries, bytes: the caches of answers hold less. */
const MAX_GROWTH = 100 * 1024 * 1024;

setFlagsFromString('--expose_gc');
const collectGarbage: () => void = runInNewContext('gc');

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  const sellerId = (await buildUser(t.db, { role: 'seller' })).id;
  for (const name of ['Red Dress', 'Cotton Kurta', 'Blue Shirt']) {
    await buildProduct(t.db, { sellerId, name });
  }
  await t.db`insert into search_synonyms (kind, terms) values ('same', '{red,laal,लाल}'), ('same', '{dress,frock}')`;
});
afterAll(() => t.close());

const endings = [
  'dress',
  'drses under 1500',
  'लाल कुर्ता',
  'size xl से कम 900',
  "%_\\' or 1=1 --",
  `${'a '.repeat(400)}`,
  'ﷺ😀\u200d\u0301',
  `${'क्ष्मी'.repeat(80)}`,
];
const queryOf = (number: number) => `${number.toString(36)}${number % 7}x ${endings[number % endings.length]}`;
const paths = [
  '/api/auth/get-all-products?limit=24&view=card&q=',
  '/api/auth/suggestions?q=',
  '/api/auth/search-links?q=',
];

describe('thousands of different queries', () => {
  // security: different-searches
  it('are all answered, none with a fault of the server, and hold no more memory than the caches may', async ({
    annotate,
  }) => {
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    const statuses = new Map<number, number>();
    let next = 0;
    const call = async () => {
      for (let number = next++; number < QUERIES; number = next++) {
        const path = paths[number % paths.length] ?? '';
        const { statusCode } = await t.app.inject({
          url: path + encodeURIComponent(queryOf(number)),
          remoteAddress: `198.51.${number % 200}.${(number >> 8) % 250}`,
        });
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: CALLERS }, call));
    collectGarbage();
    const growth = process.memoryUsage().heapUsed - before;
    const found = await t.app.inject('/api/auth/get-all-products?limit=24&q=laal%20frock');
    const figures = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
    await annotate(`${QUERIES} queries: ${figures}; heap +${Math.round(growth / 1024 / 1024)} MB`, 'figure');
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(statuses.get(200) ?? 0).toBeGreaterThan(QUERIES / 3);
    expect(growth).toBeLessThan(MAX_GROWTH);
    expect(found.json().map(({ name }: { name: string }) => name)).toContain('Red Dress');
  }, 600_000);
});
