import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/factories.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness();
});
afterAll(() => harness.close());

const none = { unasked: 0, unrefunded: 0, sums: 0, invoices: 0, unsettled: 0 };

async function readGauge() {
  await harness.app.countWrongStates();
  const metric = await harness.app.metrics.getSingleMetric('wrong_states')?.get();
  return Object.fromEntries((metric?.values ?? []).map(({ labels, value }) => [labels.kind, value]));
}

/** An order whose payment the provider reported a quarter of an hour ago. */
async function buy() {
  const { headers } = await harness.shopper();
  const product = await buildProduct(harness.db, { stock: { M: 3 } });
  const { orderId } = await harness.payAtProvider(headers, [{ ...product, quantity: 2 }]);
  for (const event of harness.sandbox.takeEvents()) {
    await harness.post(event);
  }
  await harness.db`update payment_events set received_at = now() - interval '15 minutes'`;
  return orderId;
}

describe('what must never be', () => {
  // reliability: invariants
  it('is counted as nothing while all is right, whatever was bought and given up', async () => {
    await buy();
    const { headers } = await harness.shopper();
    const { order } = (await harness.order(headers, [await buildProduct(harness.db)])).json();
    await harness.endHold(order._id);
    await harness.app.runPaymentWork();
    expect(await readGauge()).toEqual(none);
  });

  // reliability: invariants
  it.each([
    ['unsettled', (id: string) => harness.db`update orders set provider_payment_id = null where id = ${id}`],
    [
      'unasked',
      (id: string) => harness.db`update orders set next_check_at = now() - interval '11 minutes' where id = ${id}`,
    ],
    ['sums', (id: string) => harness.db`update order_lines set unit_paise = unit_paise + 1 where order_id = ${id}`],
    ['invoices', (id: string) => harness.db`update orders set invoice_number = null where id = ${id}`],
    [
      'unrefunded',
      (id: string) => harness.db`
        insert into refunds (id, provider_payment_id, order_id, amount_paise, next_attempt_at)
        values (${`r-${id}`}, ${`pay_${id}`}, ${id}, 100, now() - interval '11 minutes')`,
    ],
  ])('is counted: %s', async (kind, spoil) => {
    const before = await readGauge();
    await spoil(await buy());
    expect(await readGauge()).toEqual({ ...before, [kind]: (before[kind] ?? 0) + 1 });
  });
});
