import { productSchema } from '@aaram/shared-domain/catalog/schema';
import { blogPostSchema } from '@aaram/shared-domain/content/schema';
import { type OrderStatus, statusOfParcels, trackingOfParcels } from '@aaram/shared-domain/order';
import { priceTotal } from '@aaram/shared-domain/pricing';
import { isGstin } from '@aaram/shared-domain/tax';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { seedDemo } from './seed-demo.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  await seedDemo(t.databaseUrl);
});
afterAll(() => t.close());

async function signIn() {
  const payload = { email: 'seller@example.com', password: 'demo-password' };
  const { token } = (await t.app.inject({ method: 'POST', url: '/api/auth/login', payload })).json();
  const headers = { authorization: `Bearer ${token}` };
  const get = async (path: string) => (await t.app.inject({ url: `/api/auth/panel/${path}`, headers })).json();
  return { headers, get };
}

describe('the demo store', () => {
  it('is made once and never over an existing one', async () => {
    expect(await seedDemo(t.databaseUrl)).toBe(false);
  });

  it('shows 200 products, six of them sold out, each exactly as the contract says', async () => {
    const products: unknown[] = (await t.app.inject('/api/auth/get-all-products')).json();
    expect(products).toHaveLength(200);
    const parsed = products.map((product) => productSchema.strict().parse(product));
    expect(parsed.filter((product) => !product.isAvailable)).toHaveLength(6);
    const one = await t.app.inject(`/api/auth/products/${parsed[0]?._id}`);
    expect(() => productSchema.strict().parse(one.json())).not.toThrow();
  });

  it('has a picture behind every address it shows', async () => {
    const products: { images: string[] }[] = (await t.app.inject('/api/auth/get-all-products')).json();
    const posts = (await t.app.inject('/api/blog/posts'))
      .json()
      .map((post: unknown) => blogPostSchema.strict().parse(post));
    const urls = new Set([
      ...products.flatMap((product) => product.images),
      ...posts.flatMap((post: { image: string[] }) => post.image),
    ]);
    for (const url of urls) {
      // The AVIF file is in the repository; the WebP would be made on request, which takes time.
      const answer = await t.app.inject({ method: 'HEAD', url: url.replace(/webp$/, 'avif') });
      expect([url, answer.statusCode]).toEqual([url, 200]);
    }
  });

  it('has a bulk change and an import with refused cells, which their seller can undo', async () => {
    const { get, headers } = await signIn();
    const [bulk, imported] = await get('change-sets');
    expect(bulk).toMatchObject({ kind: 'price', actorName: 'Sana Mirza', undoUntil: expect.any(String) });
    expect(imported).toMatchObject({ kind: 'import', actorName: 'Sana Mirza', counts: { changed: 8, refused: 3 } });
    const trail: { at: string; action: string; actorName: string }[] = await get('trail');
    const edits = trail.filter(({ action }) => action === 'product.update');
    expect(edits.map(({ actorName }) => actorName)).toEqual(Array(14).fill('Sana Mirza'));
    expect(trail.map(({ at }) => at)).toEqual(
      trail
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
    for (const { _id, counts } of [bulk, imported]) {
      const undo = { method: 'POST', url: `/api/auth/panel/change-sets/${_id}/undo`, headers } as const;
      const undone = { state: 'undone', counts: { undone: counts.changed, kept: 0 } };
      expect((await t.app.inject(undo)).json()).toMatchObject(undone);
    }
  });

  it('has something in each list of the panel of its first seller', async () => {
    const { get } = await signIn();
    expect(await get('work/counts')).toMatchObject({ 'to-ship': 3, returns: 3 });
    const toShip: { shipment?: { state: string } }[] = await get('work?stage=to-ship');
    expect(toShip.map(({ shipment }) => shipment?.state)).toEqual(['booked', undefined, undefined]);
    const returns: { state: string; kind: string }[] = await get('returns?filter=open');
    expect(returns.map(({ kind, state }) => [kind, state])).toEqual([
      ['return', 'picked-up'],
      ['exchange', 'approved'],
      ['return', 'requested'],
    ]);
    expect(await get('trash')).toMatchObject([{ removedBy: 'Sana Mirza' }, { removedBy: 'Sana Mirza' }]);
    const posts: { _id: string; state: string }[] = await get('posts');
    expect(posts.map(({ state }) => state).toSorted()).toEqual(['draft', 'scheduled']);
    const draft = posts.find(({ state }) => state === 'draft')?._id;
    expect(await get(`posts/${draft}/revisions`)).toHaveLength(3);
  });

  it("issues its first seller's documents under a name and a GSTIN of its own, and paid it what the last month came to", async () => {
    const { get } = await signIn();
    const { gstin, legalName } = await get('tax-details');
    expect([isGstin(gstin), legalName]).toEqual([true, 'Qureshi Trading (demo)']);
    const suppliers = await t.db`
      select distinct supplier->>'gstin' as gstin from tax_documents d join users u on u.id = d.seller_id
      where u.email = 'seller@example.com'`;
    expect(suppliers).toEqual([{ gstin }]);
    // On the first day of a month the last payout was in the month before.
    const yesterday = new Date(Date.now() - 86_400_000);
    const month = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(yesterday).slice(0, 7);
    const { payouts, closing } = await get(`accounts?month=${month}`);
    expect(payouts).toHaveLength(1);
    expect(closing).toBeGreaterThanOrEqual(0);
  });

  it('has twelve posts whose content survives the allow-list', async () => {
    const posts = (await t.app.inject('/api/blog/posts')).json();
    expect(posts).toHaveLength(12);
    const post = blogPostSchema.strict().parse((await t.app.inject(`/api/blog/posts/${posts[0]._id}`)).json());
    expect(post.content).toMatch(/^<p>.*<h2>/s);
  });

  it('lets every demo account in', async () => {
    for (const email of ['shopper@example.com', 'seller@example.com', 'seller2@example.com', 'admin@example.com']) {
      const answer = await t.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: 'demo-password' },
      });
      expect([email, answer.statusCode]).toEqual([email, 200]);
    }
  });

  it('has orders of both sellers, whose status and tracking follow from their parcels', async () => {
    const orders = await t.db<
      { orderStatus: OrderStatus; trackingId: string | null; statuses: OrderStatus[]; trackings: (string | null)[] }[]
    >`
      select o.order_status, o.tracking_id, json_agg(p.order_status order by p.position) as statuses,
        json_agg(p.tracking_id order by p.position) as trackings
      from orders o join order_parcels p on p.order_id = o.id group by o.id`;
    for (const { orderStatus, trackingId, statuses, trackings } of orders) {
      expect(orderStatus).toBe(statusOfParcels(statuses));
      expect(trackingId).toBe(trackingOfParcels(trackings.map((one) => ({ trackingId: one }))));
    }
    const mixed = orders.filter(({ statuses }) => new Set(statuses).size > 1);
    expect(mixed.length).toBeGreaterThan(0);
    const [stray] = await t.db`
      select from order_lines l where not exists (
        select from order_parcels p where p.order_id = l.order_id and p.seller_id = l.seller_id)`;
    expect(stray).toBeUndefined();
  });

  it('keeps books that add up: prices by the one pricing function, invoices without a gap', async () => {
    const orders = await t.db<
      { totalPaise: number; payablePaise: number; lines: number; invoiceNumber: string | null }[]
    >`
      select total_paise, payable_paise, invoice_number,
        (select sum(unit_paise * quantity) from order_lines l where l.order_id = o.id)::bigint as lines from orders o`;
    expect(orders.length).toBeGreaterThan(55);
    for (const order of orders) {
      expect(order.totalPaise).toBe(order.lines);
      expect(order.payablePaise).toBe(priceTotal(order.totalPaise, 'spec').payable);
    }
    const paid = await t.db<{ invoiceNumber: string | null; payablePaise: number; invoiced: number }[]>`
      select invoice_number, payable_paise, (select coalesce(sum(total_paise), 0)::bigint from tax_documents d
        where d.order_id = o.id and d.kind = 'invoice') as invoiced
      from orders o where payment_status in ('Paid', 'Refunded')`;
    expect(orders.filter((order) => order.invoiceNumber !== null)).toHaveLength(paid.length);
    for (const order of paid) {
      expect(order.invoiced).toBe(order.payablePaise);
    }
    const series = await t.db<{ last: number; count: number; numbers: number; isInOrder: boolean }[]>`
      select c.last_number as last, count(*)::int as count, count(distinct d.number)::int as numbers,
        array_agg(d.number order by d.issued_at, d.id) = array_agg(d.number order by d.number) as is_in_order
      from tax_counters c join tax_documents d on d.seller_id = c.seller_id and d.kind = c.kind
        and split_part(d.number, '/', 2) = c.financial_year
      group by c.seller_id, c.kind, c.financial_year, c.last_number`;
    expect(series.length).toBeGreaterThan(1);
    for (const { last, count, numbers, isInOrder } of series) {
      expect([count, numbers, isInOrder]).toEqual([last, last, true]);
    }
  });

  it('has parcels at the carrier, one of them with a failed delivery that waits for an answer', async () => {
    const shipments = await t.db<{ state: string; orderStatus: string }[]>`
      select s.state, p.order_status from shipments s join order_parcels p on p.id = s.parcel_id
      where p.tracking_id = s.tracking_id`;
    expect(shipments.length).toBeGreaterThan(3);
    expect(shipments.filter(({ state }) => state === 'failed').length).toBeGreaterThan(0);
    for (const { state, orderStatus } of shipments) {
      expect([state, orderStatus]).toEqual([state, state === 'booked' ? 'Processing' : 'Shipped']);
    }
  });

  it('has credit notes over all that went back, and payouts that leave no seller in debt', async () => {
    const [sums] = await t.db<{ back: number; credited: number; notes: number }[]>`
      select (select sum(payable_paise) from orders where payment_status = 'Refunded')::bigint as back,
        sum(total_paise)::bigint as credited, count(*)::int as notes from tax_documents where kind = 'credit-note'`;
    expect(sums?.notes).toBeGreaterThan(3);
    expect(sums?.credited).toBe(sums?.back);
    const left = await t.db<{ paise: number }[]>`
      select (sum(case kind when 'invoice' then total_paise else -total_paise end) - (
        select coalesce(sum(amount_paise), 0) from payouts p where p.seller_id = d.seller_id))::bigint as paise
      from tax_documents d group by seller_id`;
    expect(left.every(({ paise }) => paise >= 0)).toBe(true);
  });
});
