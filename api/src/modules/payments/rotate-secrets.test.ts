import { createHmac } from 'node:crypto';
import { SANDBOX_KEYS } from '@aaram/shared-domain/environment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/factories.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness({
    // The provider still signs with the secret that is the previous one here.
    RAZORPAY_WEBHOOK_SECRET: 'next-webhook-secret',
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: SANDBOX_KEYS.webhookSecret,
    // A new key is used for calls to the provider as soon as it is configured.
    RAZORPAY_KEY_SECRET_PREVIOUS: 'previous-key-secret',
  });
});
afterAll(() => harness.close());

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

describe('a secret that is being replaced', () => {
  // security: content-policy
  it.each([
    ['next-webhook-secret', 200],
    [SANDBOX_KEYS.webhookSecret, 200],
    ['the one before that', 400],
    [SANDBOX_KEYS.keySecret, 400],
    ['', 400],
  ])('counts for notifications in its old and its new value, and no other: %s', async (secret, status) => {
    const body = JSON.stringify({ event: 'payment.captured', payload: {}, note: secret });
    const answer = await harness.post({ body, eventId: `evt_${secret}`, signature: sign(secret, body) });
    expect(answer.statusCode).toBe(status);
  });

  it('counts for the proof of a payment in its old and its new value, and no other', async () => {
    const { headers } = await harness.shopper();
    const product = await buildProduct(harness.db, { stock: { M: 5 } });
    for (const [secret, wanted] of [
      ['the one before that', 400],
      ['previous-key-secret', 200],
      [SANDBOX_KEYS.keySecret, 200],
    ] as const) {
      const paid = await harness.payAtProvider(headers, [product]);
      const signature = sign(secret, `${paid.providerOrderId}|${paid.paymentId}`);
      const answer = await harness.verify(headers, paid, signature);
      expect([secret, answer.statusCode]).toEqual([secret, wanted]);
    }
  });
});
