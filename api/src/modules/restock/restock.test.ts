import { restockAlertSchema } from '@aaram/shared-domain/restock/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs, type TestUser } from '#testing/factories.ts';
import { readParts, startMailServer } from '#testing/services/mail-server.ts';
import { announceRestocks } from './restock.service.ts';

let t: TestApp;
let server: Awaited<ReturnType<typeof startMailServer>>;
let shopper: TestUser;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startMailServer();
  t = await buildTestApp(server.env);
});
afterAll(async () => {
  await t.close();
  await server.close();
});
beforeEach(async () => {
  await t.db`delete from restock_alerts`;
  shopper = await buildUser(t.db);
  headers = await loginAs(t.db, shopper);
});

const url = '/api/auth/me/restock-alerts';
const ask = (productId: string, size = 'M', by = headers) =>
  t.app.inject({ method: 'POST', url, headers: by, payload: { productId, size } });
const list = async (by = headers) =>
  (await t.app.inject({ url, headers: by })).json().map((one: unknown) => restockAlertSchema.parse(one));
const soldOut = () => buildProduct(t.db, { stock: { S: 2, M: 0 } });
const stock = (productId: string, quantity: number) =>
  t.db`update product_stock set quantity = ${quantity} where product_id = ${productId} and size = 'M'`;
const announce = () => announceRestocks(t.db, new AbortController().signal);

async function deliver() {
  const before = server.received.length;
  await announce();
  await t.app.runDueJobs();
  return server.received.slice(before).map((message) => ({ message, ...readParts(message) }));
}

describe('waiting for a size', () => {
  it('is asked once for each size, listed, and taken back', async () => {
    const product = await soldOut();
    await ask(product.id);
    expect((await ask(product.id)).json()).toHaveLength(1);
    const [alert] = await list();
    expect(alert).toMatchObject({ size: 'M', product: { _id: product.id } });
    const drop = () => t.app.inject({ method: 'DELETE', url: `${url}/${alert._id}`, headers });
    expect((await drop()).json()).toEqual([]);
    expect((await drop()).json()).toEqual([]);
    await stock(product.id, 1);
    expect(await deliver()).toEqual([]);
  });

  // rules: mail-when-a-size-is-back
  it('needs a confirmed address, a size that exists and is sold out, and mails that are wanted', async () => {
    const product = await soldOut();
    const unknown = await loginAs(t.db, await buildUser(t.db, { isVerified: false }));
    expect((await ask(product.id, 'M', unknown)).json().code).toBe('EMAIL_NOT_VERIFIED');
    expect((await ask(product.id, 'XXL')).json().code).toBe('SIZE_REQUIRED');
    expect((await ask(product.id, 'S')).json().message).toBe('This size is in stock again.');
    expect((await ask('01900000-0000-7000-8000-000000000000')).statusCode).toBe(404);
    await t.db`insert into message_choices (user_id, kind, channel, is_wanted, chosen_by)
      values (${shopper.id}, 'restock', 'mail', false, 'account')`;
    expect((await ask(product.id)).json().message).toMatch(/^You have switched off/);
    expect(await list()).toEqual([]);
  });

  it('is possible for a hundred sizes, also when they are asked for together', async () => {
    const products = await Promise.all(Array.from({ length: 4 }, soldOut));
    await t.db`insert into restock_alerts (user_id, product_id, size)
      select ${shopper.id}, ${products[0]?.id ?? ''}, n::text from generate_series(1, 98) n`;
    const answers = await Promise.all(products.map(({ id }) => ask(id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 400, 400]);
  });

  it('is visible to its shopper alone', async () => {
    const other = await loginAs(t.db, await buildUser(t.db));
    await ask((await soldOut()).id);
    const [alert] = await list();
    expect(await list(other)).toEqual([]);
    const answer = await t.app.inject({ method: 'DELETE', url: `${url}/${alert._id}`, headers: other });
    expect(answer.json()).toEqual([]);
    expect(await list()).toHaveLength(1);
  });
});

describe('a size that is back', () => {
  // rules: mail-when-a-size-is-back
  it('is sent to everyone who asked, once, however many processes check', async () => {
    const product = await soldOut();
    const other = await buildUser(t.db);
    await ask(product.id);
    await ask(product.id, 'M', await loginAs(t.db, other));
    expect(await deliver()).toEqual([]);
    await stock(product.id, 1);
    await Promise.all([announce(), announce(), announce()]);
    const mails = await deliver();
    expect(mails).toHaveLength(2);
    for (const { email } of [shopper, other]) {
      expect(mails.filter(({ message }) => message.includes(`To: ${email}`))).toHaveLength(1);
    }
    expect(mails[0]?.headers).toContain('List-Unsubscribe');
    expect(mails[0]?.text).toContain('It is not reserved for you');
    expect(mails[0]?.text).toContain(`/single-product/${product.id}?size=M`);
    expect(await list()).toEqual([]);
    expect(await deliver()).toEqual([]);
  });

  it('is sent again to a shopper who asks again', async () => {
    const product = await soldOut();
    for (const _time of [1, 2]) {
      await stock(product.id, 0);
      await ask(product.id);
      await stock(product.id, 1);
      expect(await deliver()).toHaveLength(1);
    }
  });

  // rules: mail-when-a-size-is-back
  it('is awaited further when it is gone before the mail is written', async () => {
    const product = await soldOut();
    await ask(product.id);
    await stock(product.id, 1);
    await announce();
    await stock(product.id, 0);
    expect(await deliver()).toEqual([]);
    expect(await list()).toHaveLength(1);
    await stock(product.id, 2);
    expect(await deliver()).toHaveLength(1);
  });

  it('is not sent to a shopper who has switched such mails off, nor for a product that was removed', async () => {
    const [one, two] = [await soldOut(), await soldOut()];
    await ask(one.id);
    await t.db`insert into message_choices (user_id, kind, channel, is_wanted, chosen_by)
      values (${shopper.id}, 'restock', 'mail', false, 'link')`;
    const other = await loginAs(t.db, await buildUser(t.db));
    await ask(two.id, 'M', other);
    await t.db`update products set removed_at = now() where id = ${two.id}`;
    await stock(one.id, 1);
    await stock(two.id, 1);
    expect(await deliver()).toEqual([]);
    expect(await list(other)).toEqual([]);
  });

  it('is sent to all of more than a batch', async () => {
    const product = await soldOut();
    await t.db`with people as (
        insert into users (name, email, mobile, password_hash, is_verified)
        select 'Asha', 'many' || n || '@example.com', (7000000000 + n)::text, 'x', true from generate_series(1, 230) n
        returning id)
      insert into restock_alerts (user_id, product_id, size) select id, ${product.id}, 'M' from people`;
    await stock(product.id, 1);
    await announce();
    const [row] = await t.db<{ left: number }[]>`select count(*)::int as left from restock_alerts`;
    expect(row?.left).toBe(0);
    const [jobs] = await t.db<{ count: number }[]>`
      select count(*)::int as count from pgboss.job where data->>'kind' = 'restock' and state = 'created'`;
    expect(jobs?.count).toBe(230);
  });
});
