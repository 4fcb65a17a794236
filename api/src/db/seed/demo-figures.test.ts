import type { ProductSummary } from '@aaram/shared-domain/catalog';
import type { PanelFigures } from '@aaram/shared-domain/contract';
import type { Order } from '@aaram/shared-domain/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { DEMO_PASSWORD } from './demo-people.ts';
import { seedDemo } from './seed-demo.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  await seedDemo(t.databaseUrl);
});
afterAll(() => t.close());

async function signIn(email: string) {
  const payload = { email, password: DEMO_PASSWORD };
  const { token } = (await t.app.inject({ method: 'POST', url: '/api/auth/login', payload })).json();
  const get = async (url: string) => t.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  return {
    figures: async (): Promise<PanelFigures> => (await get('/api/auth/panel/figures')).json(),
    orders: async (): Promise<Order[]> => (await get('/api/auth/orders/all')).json(),
  };
}

const isCounted = (order: Order) => order.paymentStatus === 'Paid' && order.orderStatus !== 'Cancelled';
/** What dashboards count: orders that were paid, also those whose money went back. */
const wasPaid = ({ paymentStatus }: Order) => paymentStatus === 'Paid' || paymentStatus === 'Refunded';
const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const countOn = (orders: readonly Order[], day: string) =>
  orders.filter((order) => days.format(new Date(order.createdAt)) === day).length;

/** Pieces by product over the lines of orders that count as sold. */
function countPieces(orders: readonly Order[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const line of orders.filter(isCounted).flatMap((order) => order.product)) {
    pieces.set(line.product._id, (pieces.get(line.product._id) ?? 0) + line.quantity);
  }
  return pieces;
}

describe('every figure of the demo store comes from its orders', () => {
  // rules: demo-figures-agree
  it.each(['admin@example.com', 'seller@example.com', 'seller2@example.com'])(
    'on the dashboard of %s',
    async (email) => {
      const person = await signIn(email);
      const [figures, orders] = await Promise.all([person.figures(), person.orders()]);
      expect(orders.length).toBeGreaterThan(100);
      expect(figures.totalOrders).toBe(orders.filter(wasPaid).length);
      const revenue = orders.filter(isCounted).reduce((sum, order) => sum + Math.round(order.totalAmount * 100), 0);
      expect(Math.round((figures.revenue ?? 0) * 100)).toBe(revenue);
      for (const { day, orders: count } of figures.ordersPerDay) {
        expect([day, count]).toEqual([day, countOn(orders.filter(wasPaid), day)]);
      }
      const count = (kind: string) => figures.needsAttention.find((matter) => matter.kind === kind)?.count;
      expect(count('to-ship')).toBe(
        orders.filter((order) => isCounted(order) && order.orderStatus === 'Processing').length,
      );
      expect(count('unpaid')).toBe(orders.filter((order) => order.paymentStatus === 'Initiated').length);
      const most = [...countPieces(orders).values()].sort((a, b) => b - a).slice(0, 5);
      expect(figures.topProducts.map((product) => product.sold)).toEqual(most);
    },
  );

  // rules: demo-figures-agree
  it('in what each product sold, and so in which sell best', async () => {
    const pieces = countPieces(await (await signIn('admin@example.com')).orders());
    const products = await t.db<{ id: string; sold: number }[]>`select id, sold from products`;
    expect(products.map(({ id, sold }) => [id, sold])).toEqual(products.map(({ id }) => [id, pieces.get(id) ?? 0]));
    const listed: ProductSummary[] = (await t.app.inject('/api/auth/get-all-products?limit=12')).json();
    const most = [...pieces.values()].sort((a, b) => b - a).slice(0, 12);
    expect(listed.map(({ _id }) => pieces.get(_id))).toEqual(most);
  });

  // rules: demo-figures-agree
  it('in reviews: each by a shopper who had received that product before', async () => {
    const [total] = await t.db<{ count: number }[]>`select count(*)::int as count from reviews`;
    const proven = await t.db`
      select distinct r.id from reviews r
      join orders o on o.user_id = r.user_id and o.order_status = 'Delivered'
      join order_lines l on l.order_id = o.id and l.product_id = r.product_id
      join order_events e on e.order_id = o.id and e.order_status = 'Delivered' and e.at <= r.created_at`;
    expect(total?.count).toBe(420);
    expect(proven).toHaveLength(420);
  });

  it('in ratings: the sum and number of the reviews', async () => {
    const wrong = await t.db`
      select p.name from products p left join reviews r on r.product_id = p.id
      group by p.id having p.rating_count <> count(r.id) or p.rating_sum <> coalesce(sum(r.rating), 0)
        or p.star_counts <> array(select count(*) filter (where rating = star)::int
          from generate_series(1, 5) star left join reviews on product_id = p.id group by star order by star)`;
    expect(wrong).toEqual([]);
  });

  it('with nothing sold before it was listed, and nothing in the future', async () => {
    const early = await t.db`
      select l.name from order_lines l join orders o on o.id = l.order_id join products p on p.id = l.product_id
      where o.created_at < p.created_at or o.created_at > now()`;
    expect(early).toEqual([]);
    expect(await t.db`select 1 from reviews where created_at > now()`).toEqual([]);
    expect(await t.db`select 1 from order_events where at > now()`).toEqual([]);
  });

  it('with weeks that can be compared', async () => {
    const { ordersPerDay } = await (await signIn('admin@example.com')).figures();
    const week = (from: number, to?: number) =>
      ordersPerDay.slice(from, to).reduce((sum, { orders }) => sum + orders, 0);
    expect(week(-14, -7)).toBeGreaterThanOrEqual(10);
    expect(week(-7) / week(-14, -7)).toBeLessThan(3);
  });
});
