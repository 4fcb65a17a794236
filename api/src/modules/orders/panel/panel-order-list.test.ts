import { orderSorts } from '@aaram/shared-domain/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/factories.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
type Person = Awaited<ReturnType<PaymentHarness['shopper']>>;
type Found = { _id: string; number: string; payableAmount: number; product: unknown[]; user: { name: string } };
let seller: Person;
let other: Person;
let admin: Person;
/** Ids of the orders: paid and shipped; paid, from two sellers; not paid. */
let [shipped, shared, unpaid] = ['', '', ''];

beforeAll(async () => {
  harness = await startPaymentHarness();
  const person = (name: string, role: 'user' | 'seller' | 'admin') => harness.shopper({ name, role });
  [seller, other, admin] = [await person('S', 'seller'), await person('T', 'seller'), await person('A', 'admin')];
  const buy = async (name: string, isPaid: boolean, prices: [Person, string, number][]) => {
    const buyer = await person(name, 'user');
    const products = await Promise.all(
      prices.map(([{ id }, title, rupees]) =>
        buildProduct(harness.db, { sellerId: id, name: title, pricePaise: rupees * 100, stock: { M: 3 } }),
      ),
    );
    const payment = await harness.payAtProvider(buyer.headers, products);
    if (isPaid) {
      await harness.verify(buyer.headers, payment);
    }
    return payment.orderId;
  };
  shipped = await buy('Ishita Bose', true, [[seller, 'Ghat Shirt', 700]]);
  shared = await buy('Arún Das', true, [
    [seller, 'Akash Dress', 900],
    [other, 'Charpai Bag', 2000],
  ]);
  unpaid = await buy('Zoya Ali', false, [[seller, 'Ghat Shirt', 300]]);
  await harness.putInto(shipped, 'Shipped');
  await harness.db`update orders set tracking_id = 'TRK_77', created_at = '2026-01-31T19:00:00Z' where id = ${shipped}`;
  await harness.db`update orders set shipping_phone = '9845012345' where id = ${shared}`;
  await harness.db`update order_parcels set tracking_id = 'TRK_77' where order_id = ${shipped}`;
});
afterAll(() => harness.close());

async function ask(query: string, who = seller) {
  const answer = await harness.app.inject({ url: `/api/auth/panel/orders?${query}`, headers: who.headers });
  const { headers, statusCode } = answer;
  const rows: Found[] = statusCode === 200 ? answer.json() : [];
  return { statusCode, rows, total: Number(headers['x-total-count']), next: String(headers['x-next-cursor'] ?? '') };
}
const ids = async (query: string, who = seller) => (await ask(query, who)).rows.map(({ _id }) => _id);

describe('the panel’s list of orders', () => {
  // rules: panel-orders
  it('begins with the newest paid orders, attempts that were not paid come after them, also over pages', async () => {
    expect(await ids('')).toEqual([shared, shipped, unpaid]);
    const first = await ask('limit=2');
    expect(first.rows.map(({ _id }) => _id)).toEqual([shared, shipped]);
    const second = await ask(`limit=2&cursor=${encodeURIComponent(first.next)}`);
    expect(second.rows.map(({ _id }) => _id)).toEqual([unpaid]);
    expect(await ids('sort=-placed')).toEqual([unpaid, shared, shipped]);
  });

  it('has the orders with a parcel of the seller, newest first, and only the own lines of them', async () => {
    const { rows, total } = await ask('sort=-placed');
    expect(rows.map(({ _id }) => _id)).toEqual([unpaid, shared, shipped]);
    expect([total, rows[1]?.product.length]).toEqual([3, 1]);
    expect(await ids('', other)).toEqual([shared]);
    expect((await ask('sort=-placed', admin)).rows[1]?.product).toHaveLength(2);
  });

  // rules: texts-as-people-type-them
  it.each([
    ['q=ishita', () => [shipped]],
    ['q=ARUN', () => [shared]],
    ['q=ar%C3%BAn', () => [shared]],
    ['q=%2B91 98450 12345', () => [shared]],
    ['q=%2B91 98450', () => [shared]],
    ['q=98450-123', () => [shared]],
    ['q=%E0%A5%AF%E0%A5%AE%E0%A5%AA%E0%A5%AB%E0%A5%A6%E0%A5%A7%E0%A5%A8%E0%A5%A9%E0%A5%AA%E0%A5%AB', () => [shared]],
    ['q=trk_77', () => [shipped]],
    ['q=trk%2577', () => []],
    ['status=Shipped', () => [shipped]],
    ['status=Shipped&status=Pending&sort=placed', () => [shipped, unpaid]],
    ['status=Shipped&payment=Initiated', () => []],
    ['payment=Paid&sort=placed', () => [shipped, shared]],
    ['parcel=Shipped', () => [shipped]],
    ['containing=ghat&payment=Paid', () => [shipped]],
    ['tracking=77', () => [shipped]],
    ['from=2026-02-01&to=2026-02-01', () => [shipped]],
    ['to=2026-01-31', () => []],
    ['minTotal=900&maxTotal=1500', () => [shared]],
    ['sort=total', () => [unpaid, shipped, shared]],
    ['sort=-status', () => [shipped, shared, unpaid]],
    ['sort=&q=&status=&from=', () => [shared, shipped, unpaid]],
  ])('finds by %s', async (query, found) => {
    const { rows, total } = await ask(query);
    expect(rows.map(({ _id }) => _id)).toEqual(found());
    expect(total).toBe(found().length);
  });

  it('finds an order by its number and by a product of another seller only for an admin', async () => {
    const [{ number = '' } = {}] = (await ask('q=ishita')).rows;
    expect(await ids(`q=${number}`)).toEqual([shipped]);
    expect([await ids('containing=charpai'), await ids('containing=charpai', admin)]).toEqual([[], [shared]]);
    expect(await ids('parcel=Shipped', admin)).toEqual([shipped]);
  });

  // rules: lists-of-the-panel
  it('tells a seller by neither search nor order who has not paid yet', async () => {
    expect([await ids('q=zoya'), await ids('q=zoya', admin)]).toEqual([[], [unpaid]]);
    expect(await ids('sort=customer')).toEqual([unpaid, shared, shipped]);
    expect(await ids('sort=customer', admin)).toEqual([shared, shipped, unpaid]);
  });

  it.each(orderSorts)('sorts by %s both ways, and pages on and back', async (column) => {
    for (const sort of [column, `-${column}`]) {
      const whole = await ids(`sort=${sort}`);
      const first = await ask(`sort=${sort}&limit=2`);
      const second = await ask(`sort=${sort}&limit=2&cursor=${first.next}`);
      expect([...first.rows, ...second.rows].map(({ _id }) => _id)).toEqual(whole);
      expect(second.next).toBe('');
      expect(await ids(`sort=${sort}&limit=2&cursor=before:${second.rows[0]?._id}`)).toEqual(whole.slice(0, 2));
    }
  });

  it.each(['cursor=x', 'sort=mail', 'status=Lost', 'from=yesterday', 'minTotal=1e3', 'limit=0'])(
    'refuses %s',
    async (query) => {
      expect((await ask(query)).statusCode).toBe(400);
    },
  );

  it('is written down as a reading of customers’ data', async () => {
    await ask('q=ishita', admin);
    const read = await harness.db<{ count: number }[]>`
      select count(*)::int as count from access_trail where action = 'read.orders' and account = ${admin.id}`;
    expect(read[0]?.count).toBeGreaterThan(0);
  });
});
