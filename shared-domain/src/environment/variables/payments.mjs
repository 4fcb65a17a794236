// @ts-check
import { SANDBOX_KEYS } from '../known-secrets.mjs';

/** Payments and their provider. */
export const paymentsVariables = /** @satisfies {Record<string, import('../variables.mjs').Variable>} */ (
  /** @type {const} */ ({
    RAZORPAY_KEY_ID: {
      kind: 'text',
      default: SANDBOX_KEYS.keyId,
      otherwise: "the sandbox's",
      readBy: ['api', 'shop', 'sandbox', 'start'],
      purpose: "the payment provider's key: `rzp_live_…`, or a test key of your own",
    },
    RAZORPAY_KEY_SECRET: {
      kind: 'text',
      isSecret: true,
      default: SANDBOX_KEYS.keySecret,
      otherwise: "the sandbox's",
      readBy: ['api', 'sandbox'],
      purpose: 'the secret of that key',
    },
    RAZORPAY_KEY_SECRET_PREVIOUS: {
      kind: 'text',
      isSecret: true,
      otherwise: 'none',
      readBy: ['api'],
      purpose: 'the previous secret, while it is being replaced',
    },
    RAZORPAY_WEBHOOK_SECRET: {
      kind: 'text',
      isSecret: true,
      default: SANDBOX_KEYS.webhookSecret,
      otherwise: "the sandbox's",
      readBy: ['api', 'sandbox'],
      purpose: 'the secret with which the provider signs its notifications',
    },
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: {
      kind: 'text',
      isSecret: true,
      otherwise: 'none',
      readBy: ['api'],
      purpose: 'the previous secret, while it is being replaced',
    },
    RAZORPAY_BASE_URL: {
      kind: 'address',
      otherwise: "the provider's, the sandbox's with its key",
      readBy: ['api', 'shop', 'sandbox', 'start'],
      purpose:
        "the provider's REST API; in development, `http://localhost:$SANDBOX_PORT` lets a test key of your own pay at the sandbox",
    },
    RAZORPAY_CHECKOUT_URL: {
      kind: 'address',
      otherwise: "the provider's or the sandbox's",
      readBy: ['api', 'shop', 'sandbox', 'start'],
      purpose: 'the payment script that checkout loads',
    },
    RAZORPAY_TIMEOUT_SECONDS: {
      kind: 'number',
      unit: 'seconds',
      more: 0,
      default: 4,
      readBy: ['api'],
      purpose: 'the timeout of a call to the provider',
    },
    RECONCILE_EVERY_SECONDS: {
      kind: 'number',
      unit: 'seconds',
      more: 0,
      default: 15,
      readBy: ['api'],
      purpose: 'how often the provider is asked about payments that it has not reported',
    },
    RECONCILE_REFUNDS_EVERY_SECONDS: {
      kind: 'integer',
      unit: 'seconds',
      min: 0,
      default: 900,
      readBy: ['api'],
      purpose: 'how often the provider is asked about refunds that it has not reported',
    },
    RECONCILE_BATCH: {
      kind: 'integer',
      unit: 'orders',
      min: 1,
      max: 1000,
      default: 50,
      readBy: ['api'],
      purpose:
        'how many orders are checked, and refunds made, at a time; a run works on while more are due, for a minute',
    },
    SELLER_FEE_PERCENT: {
      kind: 'number',
      unit: 'percent',
      min: 0,
      max: 100,
      default: 0,
      readBy: ['api'],
      purpose: "the store's fee of a seller's sales, in statements",
    },
    SELLER_TCS_PERCENT: {
      kind: 'number',
      unit: 'percent',
      min: 0,
      max: 100,
      default: 0,
      readBy: ['api'],
      purpose: 'GST that a marketplace collects of the taxable value (0.5 by law); 0 when one owner sells everything',
    },
    SELLER_TDS_PERCENT: {
      kind: 'number',
      unit: 'percent',
      min: 0,
      max: 100,
      default: 0,
      readBy: ['api'],
      purpose: 'income tax that a marketplace deducts of the sales (0.1 by law); 0 when one owner sells everything',
    },
    HOLD_MINUTES: {
      kind: 'number',
      unit: 'minutes',
      more: 0,
      default: 15,
      readBy: ['api'],
      purpose: 'how long an unpaid order holds its stock',
    },
  })
);
