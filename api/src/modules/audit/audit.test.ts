import { calls } from '@aaram/shared-domain/contract/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOf } from '#plugins/access.ts';
import { buildProduct } from '#testing/factories.ts';
import { buildGoodCall, buildPeople, nameRoute, type People } from '#testing/good-calls/good-calls.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
let people: People;
beforeAll(async () => {
  harness = await startPaymentHarness();
  people = await buildPeople(harness);
});
afterAll(() => harness.close());

type Row = { id: string; actorId: string; subjectId: string; action: string; detail: object; requestId: string | null };
const readTrail = () =>
  harness.db<Row[]>`select id, actor_id, subject_id, action, detail, request_id from audit_log order by id`;

/** How a member views a list changes nothing for others; an admin is in no team to leave. */
const isOwnView = (url: string) => ['/api/auth/panel/tables/:table', '/api/auth/panel/team/me'].includes(url);
/** Its good call asks for what is already so; price-rule.test.ts shows the row of a switch. */
const isNoChange = (url: string) =>
  // A preview of words, a quote of a refund and a test of the carrier's key write nothing.
  [
    '/api/auth/panel/price-rule',
    '/api/auth/panel/search-word-previews',
    '/api/auth/panel/carrier/checks',
    '/api/auth/panel/orders/:orderId/refund-quote',
  ].includes(url);

describe('the trail', () => {
  it('gets a row, and one alone, for every write of the panel that there is', async () => {
    const writes = harness.app.knownRoutes.filter(
      ({ method, url, access }) =>
        method !== 'GET' &&
        method !== 'HEAD' &&
        (workOf(access) !== undefined || access === 'admin') &&
        !isOwnView(url) &&
        !isNoChange(url),
    );
    // Guards the test itself: these writes must include products, orders, posts and people.
    expect(writes.length).toBeGreaterThanOrEqual(8);
    const silent: string[] = [];
    for (const route of writes) {
      const name = nameRoute(route);
      const call = await buildGoodCall(name, { harness, people }, people.admin.headers);
      const before = await readTrail();
      const answer = await harness.app.inject({
        ...call,
        headers: { ...call.headers, 'x-request-id': 'request-of-test' },
      });
      expect([name, answer.statusCode < 300]).toEqual([name, true]);
      const known = new Set(before.map((row) => row.id));
      // A change set also has one for each of what it changes, in its own name.
      const written = (await readTrail()).filter((row) => !(known.has(row.id) || 'changeSet' in row.detail));
      const isGood = written.length === 1 && written[0]?.actorId === people.admin.id;
      if (!isGood || written[0]?.requestId !== 'request-of-test') {
        silent.push(`${name}: ${JSON.stringify(written)}`);
      }
    }
    expect(silent).toEqual([]);
  });

  it('tells who changed which price and how many pieces, before and after', async () => {
    const product = await buildProduct(harness.db, { sellerId: people.seller.id, pricePaise: 100_00, stock: { S: 5 } });
    await harness.app.inject({
      method: 'PUT',
      url: `/api/auth/update/${product.id}`,
      headers: people.seller.headers,
      payload: { price: 120, stock: [{ size: 'S', quantity: 2 }], version: 1 },
    });
    const [entry] = (
      await harness.app.inject({ url: `/api/auth/panel/audit?subject=${product.id}`, headers: people.admin.headers })
    ).json();
    expect(entry).toMatchObject({
      actor: people.seller.id,
      action: 'product.update',
      subjectId: product.id,
      detail: { priceFrom: 100, priceTo: 120, stockFrom: ['S: 5'], stockTo: expect.arrayContaining(['S: 2']) },
    });
  });

  it('can be read by admins alone, newest first, in pages without a gap, narrowed to a person or a kind', async () => {
    const ask = async (query: string, headers: object = people.admin.headers) =>
      harness.app.inject({ url: `/api/auth/panel/audit${query}`, headers: { ...headers } });
    expect((await ask('', people.seller.headers)).statusCode).toBe(403);
    expect((await ask('', {})).statusCode).toBe(401);
    const all = (await readTrail()).map((row) => row.id).reverse();
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await ask(`?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`);
      seen.push(...calls['GET /auth/panel/audit'].answer.parse(page.json()).map((entry) => entry._id));
      cursor = String(page.headers['x-next-cursor'] ?? '');
    } while (cursor !== '');
    expect(seen).toEqual(all);
    const own = (await ask(`?actor=${people.seller.id}&action=product.update`)).json();
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((entry: { actor: string }) => entry.actor === people.seller.id)).toBe(true);
    expect((await ask('?cursor=1')).statusCode).toBe(400);
  });

  // rules: trash-and-history
  it('names who changed what as they are called today, and finds what a person changed', async () => {
    const ask = async (query: string) =>
      (await harness.app.inject({ url: `/api/auth/panel/audit?${query}`, headers: people.admin.headers })).json();
    const own = await ask(`person=${people.seller.email.slice(0, 12)}`);
    expect(own.length).toBeGreaterThan(0);
    const names = new Set(own.map((entry: { actorName: string }) => entry.actorName));
    expect([...names]).toContain(people.seller.name);
    expect(await ask('person=Unknown%20of%20this%20name')).toEqual([]);
    const [order] = await ask('action=order.tracking');
    expect(order.subjectName).toMatch(/^AA-/);
  });

  it('identifies no person: no name, address, phone or mail of shoppers and sellers is in it', async () => {
    const text = JSON.stringify(await readTrail());
    for (const { name, email, mobile } of Object.values(people)) {
      for (const personal of [name, email, mobile, 'MG Road', 'Kochi', '682001']) {
        expect(text).not.toContain(personal);
      }
    }
  });
});
