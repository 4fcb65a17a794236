import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/factories.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
let shopper: Awaited<ReturnType<PaymentHarness['shopper']>>;
/** Newest first. */
const placed: { _id: string; number: string }[] = [];
beforeAll(async () => {
  harness = await startPaymentHarness();
  shopper = await harness.shopper();
  for (let index = 0; index < 5; index += 1) {
    const answer = await harness.order(shopper.headers, [await buildProduct(harness.db)]);
    placed.unshift(answer.json().order);
  }
});
afterAll(() => harness.close());

const ask = (query: string, { headers } = shopper) =>
  harness.app.inject({ url: `/api/orders/user-orders${query}`, headers });
const ids = (body: { json: () => { _id: string }[] }) => body.json().map(({ _id }) => _id);
const all = () => placed.map(({ _id }) => _id);

describe('my orders', () => {
  it('are all there without a limit, newest first', async () => {
    const answer = await ask('');
    expect(ids(answer)).toEqual(all());
    expect([answer.headers['x-total-count'], answer.headers['x-next-cursor']]).toEqual(['5', undefined]);
  });

  it('come in pages, each of which leads to the next', async () => {
    const first = await ask('?limit=2');
    expect([ids(first), first.headers['x-total-count']]).toEqual([all().slice(0, 2), '5']);
    const second = await ask(`?limit=2&cursor=${first.headers['x-next-cursor']}`);
    expect(ids(second)).toEqual(all().slice(2, 4));
    const last = await ask(`?limit=2&cursor=${second.headers['x-next-cursor']}`);
    expect([ids(last), last.headers['x-next-cursor']]).toEqual([all().slice(4), undefined]);
  });

  it('are found by id or number, however it is typed', async () => {
    const { _id, number } = placed[3] ?? { _id: '', number: '' };
    for (const typed of [_id, ` #${_id.toUpperCase()}`, number, number.toLowerCase().replaceAll('-', ' ')]) {
      expect([typed, ids(await ask(`?order=${encodeURIComponent(typed)}`))]).toEqual([typed, [_id]]);
    }
  });

  it('are visible to their shopper alone, and an impossible id finds nothing', async () => {
    const other = await harness.shopper();
    for (const typed of [placed[0]?._id, placed[0]?.number, 'nothing', '%', 'x'.repeat(3000), '']) {
      const answer = await ask(`?order=${encodeURIComponent(typed ?? '')}`, other);
      expect([answer.statusCode, answer.json()]).toEqual([200, []]);
    }
    const page = await ask(`?cursor=${placed[0]?._id}`, other);
    expect(page.json()).toEqual([]);
  });

  it('refuse a page that cannot be', async () => {
    for (const query of ['?cursor=x', '?limit=0', '?limit=101', '?page=2']) {
      expect([query, (await ask(query)).statusCode]).toEqual([query, 400]);
    }
  });
});
