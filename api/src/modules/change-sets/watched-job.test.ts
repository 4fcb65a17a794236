import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { finishSet } from '#testing/catalogue/finish-set.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

let t: TestApp;
let worker: TestApp['app'];
beforeAll(async () => {
  // Cached for an hour, so that a new answer can only come from the cookie.
  t = await buildTestApp({ ANSWERS_SECONDS: '3600' });
  worker = await buildApp({ config: t.config, db: t.db });
});
afterAll(async () => {
  await worker.close();
  await t.close();
});

const sets = '/api/auth/panel/change-sets';
type Headers = Record<string, string>;
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie'] ?? '').split(';')[0];

/** A change of the price by 10 percent, made by another process than the one that is asked for its state. */
async function raise(headers: Headers, id: string): Promise<string> {
  const post = async (url: string, payload?: object) =>
    (await worker.inject({ method: 'POST', url, headers, ...(payload && { payload }) })).json();
  const selection = { kind: 'ids', ids: [id] };
  const change = { kind: 'price', how: 'percent', value: 10, round: 'rupee' };
  const prepared = await finishSet(worker, headers, await post(sets, { subject: 'product', selection, change }));
  await finishSet(worker, headers, await post(`${sets}/${prepared._id}/run`));
  return prepared._id;
}

it('a person who watches a job of theirs sees what it changed at once, for as long as anything may be late', async () => {
  const seller = await buildUser(t.db, { role: 'seller' });
  const headers: Headers = await loginAs(t.db, seller);
  const { id } = await buildProduct(t.db, { sellerId: seller.id, pricePaise: 500_00 });
  const price = async (cookie = '') =>
    (await t.app.inject({ url: `/api/auth/products/${id}`, headers: { cookie } })).json().price;
  expect(await price()).toBe(500);
  const setId = await raise(headers, id);
  const watch = () => t.app.inject({ url: `${sets}/${setId}`, headers });
  expect(await price()).toBe(500);
  expect(await price(cookieOf(await watch()))).toBe(550);
  await t.db`update change_sets set ended_at = now() - interval '61 seconds' where id = ${setId}`;
  expect(cookieOf(await watch())).toBe('');
});

it('a change that is only planned shows no change to any reader', async () => {
  const seller = await buildUser(t.db, { role: 'seller' });
  const headers: Headers = await loginAs(t.db, seller);
  const { id } = await buildProduct(t.db, { sellerId: seller.id });
  const setId = await raise(headers, id);
  await t.db`update change_sets set state = 'prepared', ended_at = null where id = ${setId}`;
  expect(cookieOf(await t.app.inject({ url: `${sets}/${setId}`, headers }))).toBe('');
});
