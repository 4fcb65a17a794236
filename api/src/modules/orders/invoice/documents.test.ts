import { describeInvoice, type InvoiceTexts } from '@aaram/shared-domain/invoice';
import { invoiceSchema } from '@aaram/shared-domain/invoice/schema';
import { priceCart } from '@aaram/shared-domain/pricing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildProduct, type TestUser } from '#testing/factories.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { readParts, startMailServer } from '#testing/services/mail-server.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
let harness: PaymentHarness;
let buyer: TestUser & { headers: Headers };
beforeAll(async () => {
  server = await startMailServer();
  // The shopper's own state, so that GST is split into two halves.
  harness = await startPaymentHarness({
    ...server.env,
    STORE_GSTIN: '32AAAAA0000A1Z5',
    RAZORPAY_TIMEOUT_SECONDS: '30',
  });
  buyer = await harness.shopper();
});
afterAll(async () => {
  await harness.close();
  await server.close();
});

type Cart = { pricePaise: number; quantity: number }[];

/** Buys a cart and reads the documents that the shopper gets: the invoice and the mail. */
async function buy(cart: Cart) {
  const wanted = await Promise.all(
    cart.map(async ({ pricePaise, quantity }) => ({ ...(await buildProduct(harness.db, { pricePaise })), quantity })),
  );
  const paid = await harness.payAtProvider(buyer.headers, wanted);
  await harness.verify(buyer.headers, paid);
  const answer = await harness.app.inject({ url: `/api/orders/${paid.orderId}/invoice`, headers: buyer.headers });
  await harness.app.runDueJobs();
  const [mail] = server.received.splice(0).map((message) => readParts(message).text);
  return { invoice: describeInvoice(invoiceSchema.parse(answer.json())), mail: mail ?? '' };
}

const paise = (text: string | undefined) =>
  text === 'Free' ? 0 : Math.round(Number(text?.replace(/[₹,]/g, '') ?? Number.NaN) * 100);
const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

function expectInvoice({ lines, totals, taxes }: InvoiceTexts, quote: ReturnType<typeof priceCart>) {
  const total = (label: string) => paise(totals.find((row) => row.label === label)?.value);
  for (const line of lines) {
    expect(paise(line.taxable) + paise(line.gst)).toBe(paise(line.amount));
    expect(paise(line.price) * Number(line.quantity)).toBe(paise(line.taxable));
  }
  expect(sum(lines.map((line) => paise(line.amount))) + total('Delivery')).toBe(total('Paid'));
  expect(sum(lines.map((line) => paise(line.gst)))).toBe(total('GST'));
  expect(total('Items before GST') + total('GST') + total('Delivery')).toBe(total('Paid'));
  expect([total('GST'), total('Paid')]).toEqual([quote.gst, quote.payable]);
  // Below the totals GST appears only as its two halves, not once more as a sum.
  const split = taxes.join(' ').match(/₹[\d,.]+\d/g) ?? [];
  expect(split).toHaveLength(2);
  expect(sum(split.map(paise))).toBe(quote.gst);
}

function expectMail(mail: string, quote: ReturnType<typeof priceCart>) {
  const rows = ['Items before GST', 'GST', 'Delivery', 'Paid'].map((label) => {
    const found = [...mail.matchAll(new RegExp(`^${label}: (.+)$`, 'gm'))];
    expect([label, found.length]).toEqual([label, 1]);
    return paise(found[0]?.[1]);
  });
  expect(rows).toEqual([quote.total, quote.gst, quote.delivery, quote.payable]);
  // As a whole word, because an order number may contain these letters.
  expect(mail.match(/\bGST\b/g)).toHaveLength(2);
}

async function expectDocuments(cart: Cart) {
  const quote = priceCart(
    cart.map(({ pricePaise, quantity }) => ({ unitPaise: pricePaise, quantity })),
    'spec',
  );
  const { invoice, mail } = await buy(cart);
  expectInvoice(invoice, quote);
  expectMail(mail, quote);
}

// rules: invoices
it.each([499_00, 499_01, 1000_00, 1000_01, 2500_00, 4999_50])(
  'invoice and mail of %i paise add up to what was paid, with GST stated once',
  async (pricePaise) => {
    await expectDocuments([{ pricePaise, quantity: 1 }]);
  },
);

// rules: invoices
it('invoice and mail of any cart add up to what was paid, with GST stated once', { timeout: 120_000 }, async () => {
  const line = fc.record({
    pricePaise: fc.integer({ min: 1, max: 4000_00 }),
    quantity: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 4 }), expectDocuments), { numRuns: 8 });
});
