// @ts-check

/** The payment sandbox, and the faults it makes on purpose. */
export const sandboxVariables = /** @satisfies {Record<string, import('../variables.mjs').Variable>} */ (
  /** @type {const} */ ({
    SANDBOX_PORT: {
      kind: 'port',
      default: 4010,
      readBy: ['api', 'shop', 'sandbox', 'start'],
      purpose: 'where the payment sandbox answers',
    },
    SANDBOX_HOST: {
      kind: 'text',
      default: '127.0.0.1',
      readBy: ['sandbox'],
      purpose: 'the network address the payment sandbox listens on',
    },
    SANDBOX_SHOP_ORIGINS: {
      kind: 'text',
      otherwise: '`http://localhost:*`, `http://127.0.0.1:*`',
      readBy: ['sandbox'],
      purpose: "the origins, separated by commas, that may open the sandbox's dialog",
    },
    SANDBOX_WEBHOOK_URL: {
      kind: 'address',
      otherwise: '`http://127.0.0.1:$API_PORT/api/webhooks/razorpay`',
      readBy: ['sandbox'],
      purpose: 'where the sandbox sends its notifications',
    },
    SANDBOX_LOSE_EVENTS: {
      kind: 'text',
      otherwise: 'none',
      readBy: ['sandbox'],
      purpose: 'notifications that are never sent: `1` for all, or their names separated by commas',
    },
    SANDBOX_DELAY_EVENTS_MS: {
      kind: 'number',
      unit: 'ms',
      min: 0,
      default: 0,
      readBy: ['sandbox'],
      purpose: 'the wait before a notification is sent',
    },
    SANDBOX_DOUBLE_EVENTS: {
      kind: 'flag',
      default: false,
      readBy: ['sandbox'],
      purpose: 'each notification is sent twice',
    },
    SANDBOX_SHUFFLE_EVENTS: {
      kind: 'flag',
      default: false,
      readBy: ['sandbox'],
      purpose: 'notifications leave in random order',
    },
    SANDBOX_LOSE_CALLBACK: {
      kind: 'flag',
      default: false,
      readBy: ['sandbox'],
      purpose: 'the browser never learns of its payment',
    },
    SANDBOX_AUTO_CAPTURE: {
      kind: 'flag',
      default: true,
      readBy: ['sandbox'],
      purpose: 'payments are captured at once',
    },
    SANDBOX_HOLD_REFUNDS: {
      kind: 'flag',
      default: false,
      readBy: ['sandbox'],
      purpose: 'refunds wait until they are settled by hand',
    },
    SANDBOX_LATENCY_MS: {
      kind: 'number',
      unit: 'ms',
      min: 0,
      default: 0,
      readBy: ['sandbox'],
      purpose: "the wait before each answer of the sandbox's REST interface",
    },
  })
);
