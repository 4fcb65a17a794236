import { createHmac } from 'node:crypto';

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** The signature that the browser gets after a payment: hex HMAC over `order|payment` with the key secret. */
export const signPayment = (keySecret: string, orderId: string, paymentId: string) =>
  sign(keySecret, `${orderId}|${paymentId}`);

/** The signature of a webhook: hex HMAC over its raw body with the webhook secret. */
export const signBody = (webhookSecret: string, body: string) => sign(webhookSecret, body);
