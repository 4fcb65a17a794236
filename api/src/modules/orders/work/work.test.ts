import type { WorkCounts, WorkParcel } from '@aaram/shared-domain/work';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
beforeAll(async () => {
  harness = await startPaymentHarness();
  shop = await openTwoSellers(harness);
});
afterAll(() => harness.close());

type Person = { headers: Record<string, string> };
const list = async (who: Person, query: string): Promise<WorkParcel[]> =>
  (await harness.app.inject({ url: `/api/auth/panel/work?${query}`, headers: who.headers })).json();
const count = async (who: Person): Promise<WorkCounts> =>
  (await harness.app.inject({ url: '/api/auth/panel/work/counts', headers: who.headers })).json();
const pack = (who: Person, id: string, isPacked = true) =>
  harness.app.inject({
    method: 'PUT',
    url: `/api/auth/panel/parcels/${id}/packed`,
    headers: who.headers,
    payload: { isPacked },
  });

describe('the work with paid parcels', () => {
  it('goes from packing to sending to arriving, each seller’s own, and is counted', async () => {
    const { orderId } = await shop.buy(await shop.stockUp());
    await shop.buy(await shop.stockUp(), { isPaid: false });
    const [parcel] = await list(shop.first, 'stage=to-pack');
    expect(parcel).toMatchObject({
      order: orderId,
      number: expect.stringMatching(/^AA-/),
      stage: 'to-pack',
      to: { name: 'Meera Nair', city: 'Kochi', pincode: '682001' },
      lines: [{ size: 'M', quantity: 1 }],
    });
    expect(Date.parse(parcel?.dueAt ?? '') - Date.parse(parcel?.paidAt ?? '')).toBe(48 * 3_600_000);
    expect(await list(shop.first, 'stage=to-pack')).toHaveLength(1);
    expect(await list(shop.admin, 'stage=to-pack')).toHaveLength(2);
    const id = parcel?._id ?? '';
    expect((await pack(shop.second, id)).statusCode).toBe(404);
    expect((await pack(shop.first, id)).json()).toMatchObject({ stage: 'to-ship' });
    expect((await pack(shop.first, id)).statusCode).toBe(200);
    expect(await count(shop.first)).toEqual({
      'to-pack': 0,
      'to-ship': 1,
      'on-the-way': 0,
      returns: 0,
      hasCarrier: true,
    });
    expect((await pack(shop.first, id, false)).json()).toMatchObject({ stage: 'to-pack' });
    await pack(shop.first, id);
    await shop.setStatus(shop.first, orderId, 'Shipped');
    expect((await list(shop.first, 'stage=on-the-way')).map(({ _id }) => _id)).toEqual([id]);
    expect((await pack(shop.first, id)).statusCode).toBe(409);
    await shop.setStatus(shop.first, orderId, 'Delivered');
    expect(await count(shop.first)).toEqual({
      'to-pack': 0,
      'to-ship': 0,
      'on-the-way': 0,
      returns: 0,
      hasCarrier: true,
    });
    const trail = await harness.db`select from audit_log where action = 'order.pack' and subject_id = ${orderId}`;
    expect(trail).toHaveLength(3);
  });

  it('finds the parcels of an order by its number, as typed or scanned, in any stage', async () => {
    const { orderId } = await shop.buy(await shop.stockUp());
    await shop.setStatus(shop.first, orderId, 'Delivered');
    const [own] = (await list(shop.admin, 'stage=to-pack')).filter(({ order }) => order === orderId);
    const typed = (own?.number ?? '').toLowerCase().replaceAll('-', ' ');
    const found = await list(shop.admin, `order=${encodeURIComponent(typed)}`);
    expect(found.map(({ stage }) => stage)).toEqual(expect.arrayContaining(['to-pack', undefined]));
    expect(await list(shop.second, `order=${own?.number}`)).toHaveLength(1);
    expect(await list(shop.admin, 'order=nonsense')).toEqual([]);
  });

  it('comes in pages, what is due first on top', async () => {
    const bought = [];
    for (let round = 0; round < 3; round += 1) {
      bought.push((await shop.buy((await shop.stockUp()).slice(1))).orderId);
    }
    const all = await list(shop.second, 'stage=to-pack&limit=100');
    expect(all.slice(-3).map(({ order }) => order)).toEqual(bought);
    const walked: string[] = [];
    let cursor = '';
    do {
      const answer = await harness.app.inject({
        url: `/api/auth/panel/work?stage=to-pack&limit=2&cursor=${cursor}`,
        headers: shop.second.headers,
      });
      walked.push(...answer.json<WorkParcel[]>().map(({ _id }) => _id));
      cursor = String(answer.headers['x-next-cursor'] ?? '');
    } while (cursor !== '');
    expect(walked).toEqual(all.map(({ _id }) => _id));
  });
});
