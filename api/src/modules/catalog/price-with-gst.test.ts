import { priceWithGst } from '@aaram/shared-domain/catalog';
import { chargesAt } from '@aaram/shared-domain/pricing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';
import { createPriceWriter, findAboveMrp } from './above-mrp.repository.ts';
import { writeBatch } from './seller/batch/batch-edit.repository.ts';

let t: TestApp;
let seller: { id: string; headers: { authorization: string } };
beforeAll(async () => {
  t = await buildTestApp();
  const user = await buildUser(t.db, { role: 'seller' });
  seller = { id: user.id, headers: await loginAs(t.db, user) };
});
afterAll(() => t.close());

const read = async (id: string) => {
  const [row] = await t.db<{ paise: number | null; charges: string | null }[]>`
    select price_with_gst_paise as paise, charges from products where id = ${id}`;
  return row;
};
const written = (pricePaise: number) => ({
  paise: priceWithGst(pricePaise, 'spec'),
  charges: chargesAt().from,
});
const build = (pricePaise: number, mrpPaise: number | null = 9000_00) =>
  buildProduct(t.db, { sellerId: seller.id, pricePaise, mrpPaise });

describe('what a price comes to with GST', () => {
  it('is written with a price that a seller types, and with one of a change set', async () => {
    const { id } = await build(900_00);
    const { version } = (await t.app.inject(`/api/auth/products/${id}`)).json();
    const url = `/api/auth/update/${id}`;
    await t.app.inject({ method: 'PUT', url, headers: seller.headers, payload: { price: 1000, version } });
    expect(await read(id)).toEqual(written(1000_00));
    await writeBatch(t.db, [{ id, fields: { pricePaise: 1000_01 }, stock: [] }], seller.id);
    expect(await read(id)).toEqual(written(1000_01));
  });

  it('is not known of a price that an older process wrote, until a worker has written it', async () => {
    const { id } = await build(900_00);
    await t.db`update products set price_paise = 1200_00 where id = ${id}`;
    expect(await read(id)).toEqual({ paise: null, charges: null });
    const write = createPriceWriter(t.db);
    await write();
    expect(await read(id)).toEqual(written(1200_00));
    // Once all are written, by an index.
    await t.db`update products set price_paise = 1300_00 where id = ${id}`;
    await write();
    expect(await read(id)).toEqual(written(1300_00));
  });

  it('is written again by new charges, also of a product that they take above its MRP', async () => {
    const [dear, cheap] = [await build(950_00, 1000_00), await build(100_00, 1000_00)];
    await t.db`update products set price_paise = 960_00, price_with_gst_paise = 1, charges = '2001-01-01' where id = ${dear.id}`;
    await t.db`update products set charges = '2001-01-01' where id = ${cheap.id}`;
    await createPriceWriter(t.db)();
    expect(await read(dear.id)).toEqual(written(960_00));
    expect(await read(cheap.id)).toEqual(written(100_00));
    expect((await findAboveMrp(t.db, 10)).products).toEqual([
      { id: dear.id, name: expect.any(String), pricePaise: 960_00, mrpPaise: 1000_00 },
    ]);
  });

  it('is calculated by no statement of the database', async () => {
    const rows = await t.db<{ prosrc: string }[]>`select prosrc from pg_proc where proname = 'keep_price_within_mrp'`;
    expect(rows.map(({ prosrc }) => prosrc).join()).not.toMatch(/\d{3}|[*/]/);
    const indexes = await t.db<{ indexdef: string }[]>`
      select indexdef from pg_indexes where indexname = 'products_above_their_mrp'`;
    expect(indexes[0]?.indexdef).toContain('(mrp_paise < price_with_gst_paise)');
  });
});
