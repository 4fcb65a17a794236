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
      purpose: 'the one before, while it is replaced',
    },
    RAZORPAY_WEBHOOK_SECRET: {
      kind: 'text',
      isSecret: true,
      default: SANDBOX_KEYS.webhookSecret,
      otherwise: "the sandbox's",
      readBy: ['api', 'sandbox'],
      purpose: 'what the provider signs its notifications with',
    },
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: {
      kind: 'text',
      isSecret: true,
      otherwise: 'none',
      readBy: ['api'],
      purpose: 'the one before, while it is replaced',
    },
    RAZORPAY_BASE_URL: {
      kind: 'address',
      otherwise: "the provider's, the sandbox's with its key",
      readBy: ['api', 'shop', 'sandbox', 'start'],
      purpose:
        "the provider's REST interface; in development a test key of your own pays at the sandbox with `http://localhost:$SANDBOX_PORT`",
    },
    RAZORPAY_CHECKOUT_URL: {
      kind: 'address',
      otherwise: "the provider's or the sandbox's",
      readBy: ['api', 'shop', 'sandbox', 'start'],
      purpose: 'the script that checkout loads to pay',
    },
    RAZORPAY_TIMEOUT_SECONDS: {
      kind: 'number',
      unit: 'seconds',
      more: 0,
      default: 4,
      readBy: ['api'],
      purpose: 'a call to the provider is given up after this time',
    },
    RECONCILE_EVERY_SECONDS: {
      kind: 'number',
      unit: 'seconds',
      more: 0,
      default: 15,
      readBy: ['api'],
      purpose: 'how often the provider is asked for payments that nobody told us of',
    },
    RECONCILE_REFUNDS_EVERY_SECONDS: {
      kind: 'integer',
      unit: 'seconds',
      min: 0,
      default: 900,
      readBy: ['api'],
      purpose: 'how often the provider is asked for refunds that nobody told us of',
    },
    RECONCILE_BATCH: {
      kind: 'integer',
      unit: 'orders',
      min: 1,
      max: 1000,
      default: 50,
      readBy: ['api'],
      purpose: 'how many orders are asked for at a time',
    },
    HOLD_MINUTES: {
      kind: 'number',
      unit: 'minutes',
      more: 0,
      default: 15,
      readBy: ['api'],
      purpose: 'how long an unpaid order keeps its pieces',
    },
  })
);
