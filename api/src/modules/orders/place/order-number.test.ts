import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/factories.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness();
});
afterAll(() => harness.close());

async function place() {
  const { headers } = await harness.shopper();
  return (await harness.order(headers, [await buildProduct(harness.db)])).json();
}

describe('the number of an order', () => {
  // rules: order-numbers
  it('is short, of its own, and the same in every list, in the invoice and at the payment provider', async () => {
    const shopper = await harness.shopper();
    const admin = await harness.shopper({ role: 'admin' });
    const payment = await harness.payAtProvider(shopper.headers, [await buildProduct(harness.db)]);
    await harness.verify(shopper.headers, payment);
    const ask = async (url: string, headers = shopper.headers) => (await harness.app.inject({ url, headers })).json();
    const [mine] = await ask('/api/orders/user-orders');
    expect(mine.number).toMatch(/^AA-[0-9BCDFGHJKMNPQRSTVWXYZ]{4}-[0-9BCDFGHJKMNPQRSTVWXYZ]{4}$/);
    expect(await ask(`/api/auth/orders/${payment.orderId}`)).toMatchObject({ number: mine.number });
    expect(await ask('/api/auth/orders/all', admin.headers)).toMatchObject([{ number: mine.number }]);
    expect(await ask(`/api/orders/${payment.orderId}/invoice`)).toMatchObject({ orderNumber: mine.number });
    expect(harness.sandbox.state.orders[payment.providerOrderId]?.notes).toEqual({
      id: payment.orderId,
      order: mine.number,
    });
  });

  it('is drawn again when it is taken', async () => {
    const first = await place();
    // The first draw returns a taken number; the next ones are free.
    await harness.db.unsafe(`
      create sequence draws;
      alter function draw_order_number() rename to draw_any_number;
      create function draw_order_number() returns text language sql volatile as $$
        select case when nextval('draws') = 1 then '${first.order.number.replace(/^AA|-/g, '')}' else draw_any_number() end $$;
      alter table orders alter number set default draw_order_number()`);
    const second = await place();
    const [draws] = await harness.db<{ count: number }[]>`select last_value::int as count from draws`;
    expect(draws?.count).toBe(2);
    expect(second.order.number).not.toBe(first.order.number);
  });

  it('was given to every order there was before, each its own', async () => {
    const migration = await readFile(
      join(import.meta.dirname, '../../../db/migrations/0051_order_numbers.sql'),
      'utf8',
    );
    // Orders from before there were numbers, and so few numbers to draw from that many are drawn twice.
    await harness.db.unsafe('alter table orders drop column number; drop function draw_order_number()');
    const filled = migration.replace('% 30,', '% 3,');
    expect(filled).not.toBe(migration);
    await harness.db`insert into orders (user_id, buyer_name, buyer_email, payment_method, total_paise, gst_paise, delivery_paise,
      payable_paise, shipping_name, shipping_phone, shipping_address, shipping_city, shipping_state, shipping_pincode)
      select id, name, email, 'Online Payment', 1, 1, 1, 1, name, '9876543210', 'a', 'b', 'c', '682001'
      from users, generate_series(1, 400)`;
    await harness.db.unsafe(filled);
    const [row] = await harness.db<{ orders: number; numbers: number }[]>`
      select count(*)::int as orders, count(distinct number)::int as numbers from orders where number ~ '^[0-9B-Z]{8}$'`;
    expect(row?.orders).toBeGreaterThan(400);
    expect(row?.numbers).toBe(row?.orders);
  });
});
