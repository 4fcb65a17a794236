import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOf } from '#plugins/access.ts';
import { buildProduct, loginAs } from '#testing/factories.ts';
import { buildGoodCall, buildPeople, headersFor, nameRoute, type People } from '#testing/good-calls.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
let people: People;
beforeAll(async () => {
  harness = await startPaymentHarness();
  people = await buildPeople(harness);
});
afterAll(() => harness.close());

/** Reads of the panel that answer without rows of a seller, each with the reason. */
const withoutRows: Readonly<Record<string, string>> = {
  'GET /api/auth/panel/reviews': 'Reviews are public.',
  'GET /api/auth/panel/tables/{table}': 'How somebody arranged a list: by account.',
  'GET /api/auth/panel/media/{id}/uses': 'The picture of the good call is used nowhere.',
  'GET /api/auth/panel/team/me': 'What the session says already.',
  'GET /api/auth/panel/figures': 'Kept in memory for a moment: looked at below.',
  'GET /api/auth/panel/sales': 'As figures.',
  'GET /api/auth/panel/outlook': 'As figures.',
};

const isEmpty = ({ statusCode, body }: { statusCode: number; body: string }) => statusCode === 404 || body === '[]';

describe('the rows of a seller', () => {
  it('have a policy in every table that names a seller', async () => {
    const rows = await harness.db<{ name: string }[]>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'seller_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity`;
    expect(rows.map(({ name }) => name)).toEqual([]);
  });

  it('are not there for a statement that forgets to ask for them', async () => {
    const [own, foreign] = [
      await buildProduct(harness.db, { sellerId: people.seller.id }),
      await buildProduct(harness.db, { sellerId: people.otherSeller.id }),
    ];
    const db = harness.db.restrictedTo(people.seller.id);
    const seen = await db<{ id: string }[]>`select id from products where id in (${own.id}, ${foreign.id})`;
    expect(seen).toEqual([{ id: own.id }]);
    const sizes = await db<{ productId: string }[]>`select distinct product_id from product_stock`;
    expect(sizes.some(({ productId }) => productId === foreign.id)).toBe(false);
    await expect(db`select password_hash from users`).rejects.toMatchObject({ code: '42501' });
    await expect(db`select * from sessions`).rejects.toMatchObject({ code: '42501' });
    await expect(db`update products set name = 'Mine'`).rejects.toMatchObject({ code: '25006' });
    await expect(db.begin((tx) => tx`delete from products`)).rejects.toMatchObject({ code: '25006' });
    expect(() => harness.db.restrictedTo("x'; select 1 --")).toThrow('A seller has an id.');
  });

  it('are nobody’s in a transaction that names no seller, and everybody’s again after it', async () => {
    await buildProduct(harness.db, { sellerId: people.seller.id });
    const inside = await harness.db.begin(async (tx) => {
      await tx`set local role aaram_seller`;
      return tx`select id from products`;
    });
    expect(inside).toEqual([]);
    expect((await harness.db`select id from products limit 1`).length).toBe(1);
  });

  it('reach no read of the panel except through the policies', async () => {
    const reads = harness.app.knownRoutes.filter(
      ({ method, access }) => method === 'GET' && workOf(access) !== undefined,
    );
    expect(reads.length).toBeGreaterThan(25);
    // Things to be seen, in every list.
    for (const name of ['GET /api/orders/{id}/invoice', 'POST /api/blog/posts']) {
      await harness.app.inject(await buildGoodCall(name, { harness, people }, headersFor(name, people)));
    }
    const calls = [];
    for (const name of reads.map(nameRoute)) {
      const call = await buildGoodCall(name, { harness, people }, people.seller.headers);
      calls.push({ name, call, before: await harness.app.inject(call) });
    }
    const tables = await harness.db<{ name: string }[]>`select tablename as name from pg_policies`;
    for (const { name } of tables) {
      await harness.db`alter policy of_seller on ${harness.db(name)} using (false)`;
    }
    const leaking: string[] = [];
    for (const { name, call, before } of calls) {
      expect([name, before.statusCode]).toEqual([name, 200]);
      const after = await harness.app.inject(call);
      if (!isEmpty(after) && after.body === before.body && !(name in withoutRows)) {
        leaking.push(`${name}: ${after.statusCode} ${after.body.slice(0, 200)}`);
      }
    }
    expect(leaking).toEqual([]);
    // Nobody has asked for this person's figures before.
    const owner = await harness.shopper();
    await harness.db`update users set role = 'seller' where id = ${owner.id}`;
    await buildProduct(harness.db, { sellerId: owner.id });
    const headers = await loginAs(harness.db, owner);
    const { totalProducts } = (await harness.app.inject({ url: '/api/auth/panel/figures', headers })).json();
    expect(totalProducts).toBe(0);
  }, 60_000);
});
