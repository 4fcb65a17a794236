import { readFileSync } from 'node:fs';
import { type PayInput, type Payments, SandboxRefusal } from './payments.ts';
import type { createRestApi } from './rest-api.ts';
import { signPayment } from './signatures.ts';
import type { Switches } from './switches.ts';

const readAsset = (name: string) => readFileSync(new URL(`./browser/${name}`, import.meta.url));

const assets: Record<string, { type: string; content: Buffer }> = {
  '/v1/checkout.js': { type: 'text/javascript; charset=utf-8', content: readAsset('checkout.js') },
  '/v1/checkout/dialog': { type: 'text/html; charset=utf-8', content: readAsset('dialog.html') },
  '/v1/checkout/dialog.js': { type: 'text/javascript; charset=utf-8', content: readAsset('dialog.js') },
  '/v1/checkout/dialog.css': { type: 'text/css; charset=utf-8', content: readAsset('dialog.css') },
};

/** A file for the browser with its headers, or null. Only the listed origins may frame the dialog. */
export function findAsset(path: string, shopOrigins: string[]) {
  const asset = assets[path];
  if (asset === undefined) {
    return null;
  }
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${shopOrigins.join(' ')}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
  return {
    content: asset.content,
    headers: {
      'content-type': asset.type,
      'content-security-policy': policy,
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    },
  };
}

type CheckoutParts = {
  rest: ReturnType<typeof createRestApi>;
  payments: Payments;
  switches: Switches;
  keyId: string;
  keySecret: string;
};

const readText = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : undefined);
const methods = ['upi', 'card', 'netbanking'] as const;

/** The calls of the dialog: what is to be paid, and to pay it or decline. */
export function createCheckout({ rest, payments, switches, keyId, keySecret }: CheckoutParts) {
  function checkKey(key: unknown) {
    if (key !== keyId) {
      throw new SandboxRefusal('The api key provided is invalid', { status: 401 });
    }
  }

  return {
    describe(query: URLSearchParams) {
      checkKey(query.get('key'));
      const { id, amount, currency, status } = rest.findOrder(query.get('order_id') ?? '');
      return { order_id: id, amount, currency, status };
    },
    pay(body: Record<string, unknown>) {
      checkKey(body.key);
      const input: PayInput = {
        order: rest.findOrder(String(body.order_id)),
        outcome: body.outcome === 'declined' ? 'declined' : 'paid',
        method: methods.find((method) => method === body.method),
        email: readText(body.email),
        contact: readText(body.contact),
      };
      const payment = payments.pay(input);
      if (payment.status === 'failed') {
        return {
          outcome: 'declined',
          error: {
            code: payment.error_code,
            description: payment.error_description,
            source: payment.error_source,
            step: payment.error_step,
            reason: payment.error_reason,
            metadata: { order_id: payment.order_id, payment_id: payment.id },
          },
        };
      }
      if (switches.loseCallback) {
        return { outcome: 'lost' };
      }
      return {
        outcome: 'paid',
        response: {
          razorpay_payment_id: payment.id,
          razorpay_order_id: payment.order_id,
          razorpay_signature: signPayment(keySecret, payment.order_id, payment.id),
        },
      };
    },
  };
}
