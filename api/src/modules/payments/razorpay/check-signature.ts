import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentProof } from '#modules/orders/for-payments.ts';

/** Whether `given` is the hex HMAC-SHA256 of `content`, compared in constant time. False for malformed input. */
function isSigned(secret: string, content: string | Buffer, given: string): boolean {
  const right = createHmac('sha256', secret).update(content).digest();
  const claimed = /^[0-9a-f]{64}$/i.test(given) ? Buffer.from(given, 'hex') : Buffer.alloc(0);
  return claimed.length === right.length && timingSafeEqual(claimed, right);
}

/** Whether any of the currently valid secrets made the signature. */
const isSignedByAny = (secrets: readonly string[], content: string | Buffer, given: string) =>
  secrets.some((secret) => isSigned(secret, content, given));

/** Checks the browser's proof of payment: it signs the order id that we stored and the payment id. */
export const isPaymentSigned = (
  keySecrets: readonly string[],
  { providerOrderId, paymentId, signature }: PaymentProof,
) => isSignedByAny(keySecrets, `${providerOrderId}|${paymentId}`, signature);

/** Checks a notification's signature over its raw bytes. */
export const isBodySigned = (webhookSecrets: readonly string[], body: Buffer, signature: string) =>
  isSignedByAny(webhookSecrets, body, signature);
