import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOf } from '#plugins/access.ts';
import { buildProduct, loginAs } from '#testing/factories.ts';
import { buildGoodCall, buildPeople, headersFor, nameRoute, type People } from '#testing/good-calls/good-calls.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
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
  'GET /api/auth/panel/tables/{table}': 'How a member arranged a list: by account.',
  'GET /api/auth/panel/media/{id}/uses': 'The picture of the good call is used nowhere.',
  'GET /api/auth/panel/team/me': 'What the session says already.',
  'GET /api/auth/panel/figures': 'Cached for a moment: tested below.',
  'GET /api/auth/panel/sales': 'As figures.',
  'GET /api/auth/panel/outlook': 'As figures.',
};

/** Makes every policy refuse everything. */
async function closeAll() {
  const policies = await harness.db<{ name: string; table: string }[]>`
    select policyname as name, tablename as table from pg_policies`;
  for (const { name, table } of policies) {
    const change = harness.db`alter policy ${harness.db(name)} on ${harness.db(table)}`;
    // A policy of one command has one of the two.
    await harness.db`${change} using (false)`.catch(() => undefined);
    await harness.db`${change} with check (false)`.catch(() => undefined);
  }
}

/** A good call for each write of a team behind the wall, with what it is about. */
async function buildWrites() {
  const names = harness.app.knownRoutes
    .filter(({ method, access }) => !['GET', 'HEAD'].includes(method) && workOf(access) !== undefined)
    .map(nameRoute);
  expect(names.length).toBeGreaterThan(35);
  expect(Object.keys(outside).filter((name) => !names.includes(name))).toEqual([]);
  const writes = [];
  for (const name of names.filter((one) => !(one in outside))) {
    writes.push({ name, call: await buildGoodCall(name, { harness, people }, people.seller.headers) });
  }
  return writes;
}

/** Those of the calls that change something all the same. */
async function tryAll(writes: Awaited<ReturnType<typeof buildWrites>>) {
  const written: string[] = [];
  for (const { name, call } of writes) {
    const { statusCode } = await harness.app.inject(call);
    // No session, too many calls and no time would prove nothing.
    if (statusCode < 400 || [401, 429, 503].includes(statusCode)) {
      written.push(`${name}: ${statusCode}`);
    }
  }
  return written;
}

const isEmpty = ({ statusCode, body }: { statusCode: number; body: string }) => statusCode === 404 || body === '[]';

/**
 * Calls of a team that change something outside of the second wall, each with the reason. That the first holds there is
 * proven by role-matrix.test.ts, call by call.
 */
const outside: Readonly<Record<string, string>> = {
  'PUT /api/auth/panel/tables/{table}': 'How a member arranged a list: by account.',
};

describe('the rows of a seller', () => {
  // security: team-walls
  it('have a policy in every table that names a seller', async () => {
    const rows = await harness.db<{ name: string }[]>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'seller_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity`;
    expect(rows.map(({ name }) => name)).toEqual([]);
  });

  // security: team-walls
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

  it('are changed, made, handed over and deleted by no other seller, even when a statement has no condition', async () => {
    const [own, foreign] = [
      await buildProduct(harness.db, { sellerId: people.seller.id }),
      await buildProduct(harness.db, { sellerId: people.otherSeller.id }),
    ];
    const db = harness.db.actingFor(people.seller.id);
    const both = db`id in (${own.id}, ${foreign.id})`;
    expect((await db`update products set tags = '{mine}' where ${both} returning id`).length).toBe(1);
    expect((await db`delete from product_stock where product_id = ${foreign.id} returning size`).length).toBe(0);
    const theirs = people.otherSeller.id;
    const refused = { code: '42501' };
    await expect(db`update products set seller_id = ${theirs} where ${both}`).rejects.toMatchObject(refused);
    await expect(
      db`insert into product_stock (product_id, size, quantity) values (${foreign.id}, 'XXL', 1)`,
    ).rejects.toMatchObject(refused);
    await expect(
      db`insert into media_items (owner_id, url, name) values (${theirs}, '/media/x.webp', '')`,
    ).rejects.toMatchObject(refused);
    await expect(
      db`insert into audit_log (actor_id, seller_id, action, subject, subject_id, request_id)
        values (${theirs}, ${theirs}, 'product.add', 'product', '', '')`,
    ).rejects.toMatchObject(refused);
    for (const sql of [
      'update audit_log set action = action',
      'delete from audit_log',
      'update orders set payable_paise = 0',
      'delete from products where false; delete from orders',
      "update users set role = 'admin'",
      'insert into payouts (seller_id) values (null)',
      'update refunds set id = id',
      'select data from pgboss.job',
    ]) {
      await expect(db.unsafe(sql)).rejects.toMatchObject(refused);
    }
    const [left] = await harness.db<{ tags: string[]; sellerId: string }[]>`
      select tags, seller_id from products where id = ${foreign.id}`;
    expect(left).toMatchObject({ sellerId: theirs });
    expect(left?.tags).not.toContain('mine');
  });

  it('bring names and addresses of the people they are about, and of no other people', async () => {
    const shop = await openTwoSellers(harness);
    const { orderId } = await shop.buy(await shop.stockUp());
    const stranger = await harness.shopper();
    const [order] = await harness.db<{ userId: string }[]>`select user_id from orders where id = ${orderId}`;
    const third = await harness.shopper({ role: 'seller' });
    const seen = async (sellerId: string) => {
      const db = harness.db.restrictedTo(sellerId);
      const found = await db<{ id: string }[]>`
        select id from users where id in (${stranger.id}, ${order?.userId ?? ''}, ${third.id})`;
      return found.map(({ id }) => id);
    };
    expect(await seen(shop.first.id)).toEqual([order?.userId]);
    expect(await seen(third.id)).toEqual([third.id]);
    expect(await harness.db.restrictedTo(third.id)`select shipping_name from orders`).toEqual([]);
  });

  it('are hidden in a transaction that names no seller, and visible again after it', async () => {
    await buildProduct(harness.db, { sellerId: people.seller.id });
    const inside = await harness.db.begin(async (tx) => {
      await tx`set local role aaram_seller`;
      return tx`select id from products`;
    });
    expect(inside).toEqual([]);
    expect((await harness.db`select id from products limit 1`).length).toBe(1);
  });

  // security: team-walls
  it('are reached by no call of a team, be it a read or a write, except through the policies', async () => {
    const reads = harness.app.knownRoutes.filter(
      ({ method, access }) => method === 'GET' && workOf(access) !== undefined,
    );
    expect(reads.length).toBeGreaterThan(25);
    // Things to be seen, in every list.
    for (const name of ['GET /api/orders/{id}/invoice', 'POST /api/blog/posts']) {
      await harness.app.inject(await buildGoodCall(name, { harness, people }, headersFor(name, people)));
    }
    await harness.db`insert into payouts (seller_id, amount_paise, reference, paid_on, recorded_by)
      values (${people.seller.id}, 1, 'of a closed month', '2026-04-01', ${people.admin.id})`;
    const calls = [];
    for (const name of reads.map(nameRoute)) {
      const call = await buildGoodCall(name, { harness, people }, people.seller.headers);
      calls.push({ name, call, before: await harness.app.inject(call) });
    }
    const writes = await buildWrites();
    await closeAll();
    expect(await tryAll(writes)).toEqual([]);
    const leaking: string[] = [];
    for (const { name, call, before } of calls) {
      expect([name, before.statusCode]).toEqual([name, 200]);
      const after = await harness.app.inject(call);
      if (!isEmpty(after) && after.body === before.body && !(name in withoutRows)) {
        leaking.push(`${name}: ${after.statusCode} ${after.body.slice(0, 200)}`);
      }
    }
    expect(leaking).toEqual([]);
    // These figures were not asked for before.
    const owner = await harness.shopper();
    await harness.db`update users set role = 'seller' where id = ${owner.id}`;
    await buildProduct(harness.db, { sellerId: owner.id });
    const headers = await loginAs(harness.db, owner);
    const { totalProducts } = (await harness.app.inject({ url: '/api/auth/panel/figures', headers })).json();
    expect(totalProducts).toBe(0);
  }, 60_000);
});
