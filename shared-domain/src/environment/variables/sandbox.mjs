// @ts-check

/** The payment sandbox, and the faults it makes on purpose. */
export const sandboxVariables = /** @satisfies {Record<string, import('../variables.mjs').Variable>} */ (
  /** @type {const} */ ({
    SANDBOX_PORT: {
      kind: 'port',
      default: 4010,
      readBy: ['api', 'shop', 'sandbox', 'start'],
      purpose: 'the port of the payment sandbox',
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
      purpose: "the origins that may open the sandbox's dialog, separated by commas",
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
      purpose: 'notifications that are never sent: `1` for all, or their names, separated by commas',
    },
    SANDBOX_DELAY_EVENTS_MS: {
      kind: 'number',
      unit: 'ms',
      min: 0,
      default: 0,
      readBy: ['sandbox'],
      purpose: 'the delay before a notification is sent',
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
      purpose: 'notifications are sent in random order',
    },
    SANDBOX_LOSE_CALLBACK: {
      kind: 'flag',
      default: false,
      readBy: ['sandbox'],
      purpose: 'the browser gets no result of its payment',
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
      purpose: 'refunds stay pending until they are settled by hand',
    },
    SANDBOX_LATENCY_MS: {
      kind: 'number',
      unit: 'ms',
      min: 0,
      default: 0,
      readBy: ['sandbox'],
      purpose: "the delay before each response of the sandbox's REST API",
    },
  })
);
