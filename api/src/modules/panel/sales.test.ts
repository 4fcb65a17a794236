import { type Sales, salesGroups } from '@aaram/shared-domain/contract';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/factories.ts';
import { openReturns } from '#testing/orders/open-returns.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { readRange } from './sales.service.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
type Person = (typeof shop)['first'];

const RANGE = 'from=2026-10-01&to=2026-10-10';
/** 7,50,000 rupees and 10 paise: figures agree to the paisa. */
const ODD = 75_000_10;

/** An order of these products that was placed at this moment. */
async function sellAt(at: string, products: readonly { id: string; pricePaise: number }[], state = 'Kerala') {
  const { orderId, buyer } = await shop.buy(products);
  await harness.db`update orders set created_at = ${at}, shipping_state = ${state} where id = ${orderId}`;
  return { orderId, buyer };
}

beforeAll(async () => {
  harness = await startPaymentHarness();
  shop = await openTwoSellers(harness);
  const own = (over: object) => buildProduct(harness.db, { sellerId: shop.first.id, stock: { M: 9, L: 9 }, ...over });
  const [dress, bag] = [
    await own({ name: '=Dress', pricePaise: ODD, category: 'Women', subcategory: 'Dresses' }),
    await own({ name: 'Bag', pricePaise: 500_00, category: 'Bags', subcategory: 'Wallets' }),
  ];
  const foreign = await buildProduct(harness.db, { sellerId: shop.second.id, stock: { M: 9 }, pricePaise: 900_00 });
  const desk = openReturns(harness, shop);
  // The first minute of the range in India, and the last before it.
  await sellAt('2026-09-30T18:30:00Z', [dress, bag, foreign]);
  await sellAt('2026-09-30T18:29:59Z', [bag]);
  await sellAt('2026-10-10T18:29:59Z', [bag], '');
  await sellAt('2026-10-10T18:30:00Z', [dress]);
  const partly = await sellAt('2026-10-05T06:00:00Z', [{ ...bag, quantity: 3 } as typeof bag], 'Goa');
  await desk.ask(partly.buyer, partly.orderId, { kind: 'cancel', quantity: 2 });
  const gone = await sellAt('2026-10-05T06:00:00Z', [dress]);
  await shop.setStatus(shop.admin, gone.orderId, 'Cancelled');
  const unpaid = await harness.payAtProvider((await harness.shopper()).headers, [dress]);
  await harness.db`update orders set created_at = '2026-10-05T06:00:00Z' where id = ${unpaid.orderId}`;
}, 60_000);
afterAll(() => harness.close());

const inject = (who: Person, path: string) =>
  harness.app.inject({ url: `/api/auth/panel/${path}`, headers: who.headers });
const ask = async (by: string, who = shop.first): Promise<Sales> =>
  (await inject(who, `sales?${RANGE}&by=${by}`)).json();
const short = ({ rows }: Sales) => rows.map(({ label, orders, pieces, revenue }) => [label, orders, pieces, revenue]);

describe('sales on the dashboard', () => {
  // rules: sales-on-the-dashboard
  it('are what was paid for and not given back, in days of India, beside as many days before', async () => {
    const sales = await ask('day');
    expect(sales.before).toEqual({ from: '2026-09-21', to: '2026-09-30' });
    expect(sales.total).toEqual({ orders: 3, pieces: 4, revenue: 76_500.1 });
    expect(sales.totalBefore).toEqual({ orders: 1, pieces: 1, revenue: 500 });
    expect(sales.rows).toHaveLength(10);
    expect(short(sales).filter(([, orders]) => orders !== 0)).toEqual([
      ['1 Oct', 1, 2, 75_500.1],
      ['5 Oct', 1, 1, 500],
      ['10 Oct', 1, 1, 500],
    ]);
    expect(sales.rows.at(-1)).toMatchObject({ key: '2026-10-10', revenueBefore: 500 });
  });

  it.each([
    [
      'product',
      [
        ['=Dress', 1, 1, 75_000.1],
        ['Bag', 3, 3, 1500],
      ],
    ],
    [
      'category',
      [
        ['Women', 1, 1, 75_000.1],
        ['Bags', 3, 3, 1500],
      ],
    ],
    ['size', [['M', 3, 4, 76_500.1]]],
    [
      'state',
      [
        ['Kerala', 1, 2, 75_500.1],
        ['Goa', 1, 1, 500],
        ['Not recorded', 1, 1, 500],
      ],
    ],
  ])('are grouped by %s', async (by, rows) => {
    expect(short(await ask(by)).toSorted()).toEqual(rows.toSorted());
  });

  // rules: sales-on-the-dashboard
  it.each(salesGroups)('add up by %s to the same total, also in the file, to the paisa', async (by) => {
    const { rows, total } = await ask(by, shop.admin);
    expect(total).toEqual({ orders: 3, pieces: 5, revenue: 77_400.1 });
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + Math.round(value * 100), 0);
    expect(sum(rows.map(({ revenue }) => revenue))).toBe(77_400_10);
    const { text } = (await inject(shop.admin, `sales/file?${RANGE}&by=${by}`)).json();
    const lines: string[][] = parse(text, { bom: true });
    const revenue = lines.map((line) => Number(line.at(-2)));
    expect([sum(revenue.slice(1, -1)), sum(revenue.slice(-1))]).toEqual([77_400_10, 77_400_10]);
  });

  it('agree with the revenue of the dashboard', async () => {
    const all = (await inject(shop.first, 'sales?from=2026-01-01&to=2026-12-31')).json<Sales>();
    const figures = (await inject(shop.first, 'figures')).json();
    expect(all.total.revenue).toBe(figures.revenue);
  });

  it('make a file in which no cell begins a formula', async () => {
    const { name, text } = (await inject(shop.first, `sales/file?${RANGE}&by=product`)).json();
    expect(name).toBe('sales-by-product-2026-10-01-to-2026-10-10.csv');
    expect(text).toContain("'=Dress");
  });

  it.each(['from=2026-10-10&to=2026-10-01', 'from=2025-01-01&to=2026-10-01', 'from=2026-02-30', 'by=buyer'])(
    'refuse %s',
    async (query) => {
      expect((await inject(shop.first, `sales?${query}`)).statusCode).toBe(400);
    },
  );

  it('are of the last 30 days in India when no days are given', () => {
    expect(readRange({}, Date.parse('2026-11-22T18:30:00Z'))).toEqual({ from: '2026-10-25', to: '2026-11-23' });
    expect(readRange({ from: '2026-02-01' }, 0)).toEqual({ from: '2026-02-01', to: '2026-03-02' });
  });
});

describe('the outlook', () => {
  // rules: running-out-and-zero-result-searches
  it('names sizes that run out within two weeks at the pace of the last 30 days', async () => {
    const [slow, fast, gone] = await Promise.all(
      [20, 4, 3].map((stock, index) =>
        buildProduct(harness.db, {
          sellerId: shop.second.id,
          name: `P${index}`,
          stock: { M: stock },
          pricePaise: 100_00,
        }),
      ),
    );
    for (const product of [slow, fast, fast, gone, gone, gone]) {
      await shop.buy([product as NonNullable<typeof product>]);
    }
    const { runningOut } = (await inject(shop.second, 'outlook')).json();
    expect(runningOut).toEqual([
      { product: gone?.id, name: 'P2', size: 'M', left: 0, sold: 3, days: 0 },
      // Two left, two in 30 days: no matter yet. Four at first, so it is not shown.
    ]);
  });

  // rules: running-out-and-zero-result-searches
  it('names which searches of shoppers found nothing three times or more, but no phone numbers and no mail addresses', async () => {
    const search = (q: string, more = '') =>
      harness.app.inject({ url: `/api/auth/get-all-products?view=card&limit=1&q=${encodeURIComponent(q)}${more}` });
    const sorts = ['', '&sort=newest', '&sort=nameAZ', '&sort=priceLowHigh'];
    for (const more of sorts) {
      await search('Banarasi  Saree', more);
      await search('98765 43210', more);
      await search('meera@example.com', more);
      await search('dress', more);
      await search('sherwani', `${more}&category=Men`);
    }
    await search('lehenga');
    await harness.app.runBackgroundOnce();
    expect((await inject(shop.first, 'outlook')).json().soughtInVain).toEqual([{ text: 'banarasi saree', times: 4 }]);
  });
});
