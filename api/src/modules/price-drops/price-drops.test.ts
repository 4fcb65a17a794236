import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs, type TestUser } from '#testing/factories.ts';
import { readParts, startMailServer } from '#testing/services/mail-server.ts';
import { announcePriceDrops } from './price-drops.service.ts';

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
  await t.db`delete from wishlist_items`;
  await t.db`delete from saved_items`;
  shopper = await buildUser(t.db);
  headers = await loginAs(t.db, shopper);
});

const save = (productId: string, by = headers) =>
  t.app.inject({ method: 'POST', url: '/api/auth/add-wishlist', headers: by, payload: { productId } });
const saved = async (fields: Parameters<typeof buildProduct>[1] = {}) => {
  const product = await buildProduct(t.db, { pricePaise: 999_00, ...fields });
  await save(product.id);
  return product;
};
/** Sets a price that has held for these minutes. */
async function price(productId: string, rupees: number, minutes = 20) {
  await t.db`update products set price_paise = ${rupees * 100} where id = ${productId}`;
  await t.db`update products set price_since = now() - make_interval(mins => ${minutes}) where id = ${productId}`;
}
/** As if the mails so far were of yesterday. */
const rest = () => t.db`update wishlist_items set told_at = told_at - interval '1 day'`;
const announce = () => announcePriceDrops(t.db, new AbortController().signal);

async function deliver() {
  const before = server.received.length;
  await announce();
  await t.app.runDueJobs();
  return server.received.slice(before).map((message) => ({ message, ...readParts(message) }));
}

describe('a product on a wishlist', () => {
  // rules: mail-when-a-price-falls
  it('names what it cost when it was put there, also when it is put there again', async () => {
    const product = await saved();
    await price(product.id, 799);
    const [wished] = (await save(product.id)).json();
    expect(wished).toMatchObject({ _id: product.id, price: 799, savedPrice: 999 });
    await t.db`update wishlist_items set saved_paise = null, told_paise = null`;
    const [unknown] = (await save(product.id)).json();
    expect(unknown).not.toHaveProperty('savedPrice');
    expect(await deliver()).toEqual([]);
  });
});

describe('a lower price', () => {
  // rules: mail-when-a-price-falls
  it('is sent once, with true figures, however many processes check', async () => {
    const product = await saved({ name: 'Linen shirt' });
    await price(product.id, 799);
    await Promise.all([announce(), announce(), announce()]);
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail?.message).toContain(`To: ${shopper.email}`);
    expect(mail?.headers).toContain('Linen_shirt_costs_');
    expect(mail?.headers).toContain('List-Unsubscribe');
    expect(mail?.text).toContain('costs ₹799 now, ₹200 less than when you saved it (₹999)');
    expect(mail?.text).toContain(`/single-product/${product.id}`);
    await rest();
    expect(await deliver()).toEqual([]);
  });

  // rules: mail-when-a-price-falls
  it('is not sent before it has held, so that a corrected typing error sends no mail', async () => {
    const product = await saved();
    await price(product.id, 99, 14);
    expect(await deliver()).toEqual([]);
    await price(product.id, 999, 16);
    expect(await deliver()).toEqual([]);
  });

  // rules: mail-when-a-price-falls
  it('is sent again when it falls further or again, never when it rises or is above what it cost then', async () => {
    const product = await saved();
    const sent: number[] = [];
    for (const rupees of [799, 899, 699, 1499, 1099, 699]) {
      await price(product.id, rupees);
      await rest();
      sent.push((await deliver()).length);
    }
    expect(sent).toEqual([1, 0, 1, 0, 0, 1]);
  });

  // rules: mail-when-a-price-falls
  it('waits after a mail, and comes with the others in one', async () => {
    const [one, two, three] = [await saved(), await saved(), await saved()];
    await price(one.id, 799);
    expect(await deliver()).toHaveLength(1);
    await price(two.id, 899);
    await price(three.id, 699);
    expect(await deliver()).toEqual([]);
    await rest();
    const mails = await deliver();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.headers).toContain('Subject: 2 items that you saved cost less');
    expect(mails[0]?.text.indexOf(three.id)).toBeLessThan(mails[0]?.text.indexOf(two.id) ?? 0);
  });

  it('is sent for what is saved for later too, once with the wishlist', async () => {
    const [both, later] = [await saved(), await buildProduct(t.db, { pricePaise: 500_00 })];
    for (const { id } of [both, later]) {
      for (const size of ['S', 'M']) {
        await t.db`insert into saved_items (id, user_id, product_id, size, quantity, saved_paise, told_paise)
          select uuidv7(), ${shopper.id}, id, ${size}, 1, price_paise, price_paise from products where id = ${id}`;
      }
    }
    await price(both.id, 799);
    await price(later.id, 450);
    const mails = await deliver();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text.match(/See /g)).toHaveLength(2);
    await price(later.id, 400);
    expect(await deliver()).toEqual([]);
  });

  // rules: mail-when-a-price-falls
  it('is not sent to a shopper who has switched it off, has removed the product, or cannot buy it', async () => {
    const [off, gone, removed, soldOut] = [await saved(), await saved(), await saved(), await saved()];
    await t.db`update product_stock set quantity = 0 where product_id = ${soldOut.id}`;
    await t.db`update products set removed_at = now() where id = ${removed.id}`;
    await t.app.inject({ method: 'DELETE', url: `/api/auth/remove-wishlist?productId=${gone.id}`, headers });
    for (const { id } of [gone, removed, soldOut]) {
      await price(id, 500);
    }
    expect(await deliver()).toEqual([]);
    await t.db`insert into message_choices (user_id, kind, channel, is_wanted, chosen_by)
      values (${shopper.id}, 'price-drop', 'mail', false, 'link')`;
    await rest();
    await price(off.id, 500);
    expect(await deliver()).toEqual([]);
  });

  it('is sent to all of more than a batch, each in one mail with ten products named', async () => {
    const products = await Promise.all(Array.from({ length: 12 }, () => saved()));
    await t.db`with people as (
        insert into users (name, email, mobile, password_hash, is_verified)
        select 'Asha', 'drop' || n || '@example.com', (8000000000 + n)::text, 'x', true from generate_series(1, 250) n
        returning id)
      insert into wishlist_items (user_id, product_id, saved_paise, told_paise)
        select people.id, product, 99900, 99900 from people, unnest(${products.map(({ id }) => id)}::uuid[]) product`;
    await Promise.all(products.map(({ id }) => price(id, 799)));
    await announce();
    const jobs = t.db`from pgboss.job where data->>'kind' = 'price-drop' and state = 'created'`;
    const sent = await t.db<{ ids: string[] }[]>`select data->'payload'->'productIds' as ids ${jobs}`;
    expect(sent.map(({ ids }) => ids.length)).toEqual(Array(251).fill(12));
    await t.db`delete ${jobs} and data->'payload'->>'userId' <> ${shopper.id}`;
    const [mail] = await deliver();
    expect(mail?.text.match(/See /g)).toHaveLength(10);
    expect(mail?.text).toContain('And 2 more.');
  });
});
