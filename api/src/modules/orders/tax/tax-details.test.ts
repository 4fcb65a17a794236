import type { TaxDetails } from '@aaram/shared-domain/tax';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
beforeAll(async () => {
  harness = await startPaymentHarness({ STORE_LEGAL_NAME: 'Kapda Private Limited', STORE_GSTIN: '32AAAAA0000A1ZB' });
  shop = await openTwoSellers(harness);
});
afterAll(() => harness.close());

type Person = { headers: Record<string, string> };
const URL = '/api/auth/panel/tax-details';
const read = async (who: Person): Promise<TaxDetails> =>
  (await harness.app.inject({ url: URL, headers: who.headers })).json();
const change = (who: Person, payload: object) =>
  harness.app.inject({ method: 'PUT', url: URL, headers: who.headers, payload });
const details = {
  legalName: 'Resham LLP',
  legalAddress: '2 Fort Road, Mumbai, Maharashtra 400001',
  gstin: '27AAPFU0939F1ZV',
  signatory: 'Asha Rao',
  prefix: 'RSM',
};
const none = { legalName: '', legalAddress: '', gstin: '', signatory: '', prefix: '' };
async function buyOne() {
  const [product] = await shop.stockUp();
  const { orderId } = await shop.buy([product]);
  const [row] = await harness.db<{ number: string; supplier: Record<string, string> }[]>`
    select number, supplier from tax_documents where order_id = ${orderId}`;
  return row;
}

describe('who sells a product', () => {
  // rules: facts-by-law
  it('is the seller of its invoice, at once when the name changes', async () => {
    const [product] = await shop.stockUp();
    const soldBy = async () =>
      (await harness.app.inject(`/api/auth/products/${product.id}`)).json<{ soldBy: unknown }>().soldBy;
    expect(await soldBy()).toBeNull();
    await harness.db`truncate product_changes`;
    await change(shop.first, details);
    expect(await harness.db`select kind from product_changes where product_id = ${product.id}`).toEqual([
      { kind: 'shown' },
    ]);
    harness.app.forgetStockAndPrices([product.id]);
    expect(await soldBy()).toEqual({ name: details.legalName, address: details.legalAddress });
    await change(shop.first, none);
  });
});

describe('the details on a seller’s invoices', () => {
  // rules: details-on-invoices
  it('are the store’s until the seller has own ones, which count from the next invoice on', async () => {
    expect(await read(shop.first)).toEqual({
      ...none,
      instead: { legalName: 'Kapda Private Limited', gstin: '32AAAAA0000A1ZB' },
    });
    const before = await buyOne();
    expect(before).toMatchObject({ supplier: { legalName: 'Kapda Private Limited', instead: true } });
    expect((await change(shop.first, details)).json()).toEqual({ ...details, instead: null });
    const after = await buyOne();
    expect(after).toMatchObject({
      number: expect.stringMatching(/^SRSM\/\d{4}\/000002$/),
      supplier: { legalName: 'Resham LLP', gstin: '27AAPFU0939F1ZV', signatory: 'Asha Rao' },
    });
    expect(after?.supplier).not.toHaveProperty('instead');
    const [stored] = await harness.db`select supplier from tax_documents where number = ${before?.number ?? ''}`;
    expect(stored).toMatchObject({ supplier: before?.supplier });
    expect((await read(shop.second)).legalName).toBe('');
    const [trail] = await harness.db`select detail from audit_log where action = 'tax.details'`;
    expect(trail).toMatchObject({ detail: { 'gstin before': '', 'gstin after': '27AAPFU0939F1ZV' } });
  });

  // rules: details-on-invoices
  it('take a GSTIN as it is typed, and refuse one that cannot be right', async () => {
    const typed = { ...details, gstin: ' 27aapfu 0939f1zv ' };
    expect((await change(shop.first, typed)).json()).toMatchObject({ gstin: '27AAPFU0939F1ZV' });
    for (const gstin of ['27AAPFU0939F1ZW', '99AAPFU0939F1ZV', '27AAPFU0939F1Z', 'नमस्ते']) {
      expect((await change(shop.first, { ...details, gstin })).statusCode).toBe(400);
    }
    expect((await change(shop.first, { ...details, legalAddress: ' ' })).statusCode).toBe(400);
  });

  // rules: details-on-invoices
  it('have letters that are one seller’s for ever, also when two ask for them at once', async () => {
    const wanted = { ...details, prefix: 'QQQ' };
    const answers = await Promise.all([change(shop.first, wanted), change(shop.second, wanted)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const isFirst = answers[0]?.statusCode === 200;
    await change(isFirst ? shop.first : shop.second, none);
    expect((await change(isFirst ? shop.second : shop.first, wanted)).statusCode).toBe(409);
    expect((await change(shop.first, { ...details, prefix: 'ab1' })).statusCode).toBe(400);
  });

  it('are changed by an admin for a seller who is named, and by no other account', async () => {
    const own = await harness.shopper();
    expect((await change(own, details)).statusCode).toBe(403);
    expect((await change(shop.admin, details)).statusCode).toBe(404);
    const named = { ...details, prefix: '', seller: shop.second.id };
    expect((await change(shop.admin, named)).json()).toMatchObject({ legalName: 'Resham LLP' });
    expect((await read(shop.second)).legalName).toBe('Resham LLP');
    expect((await change(shop.admin, { ...named, seller: own.id })).statusCode).toBe(404);
  });
});
