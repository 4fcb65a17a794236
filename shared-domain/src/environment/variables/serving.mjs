// @ts-check

/** Ports, addresses and limits of the servers. */
export const servingVariables = /** @satisfies {Record<string, import('../variables.mjs').Variable>} */ (
  /** @type {const} */ ({
    NODE_ENV: {
      kind: 'choice',
      choices: ['development', 'production', 'test'],
      default: 'development',
      readBy: ['api', 'shop', 'sandbox', 'start'],
      purpose: 'production refuses demo accounts, default secrets and the payment sandbox',
    },
    PORT: { kind: 'port', default: 3000, readBy: ['shop', 'start'], purpose: 'where the shop answers' },
    HOST: { kind: 'text', default: '0.0.0.0', readBy: ['shop'], purpose: 'the network address the shop listens on' },
    API_PORT: {
      kind: 'port',
      default: 4000,
      readBy: ['api', 'shop', 'sandbox', 'start'],
      purpose: 'where the API answers',
    },
    API_HOST: {
      kind: 'text',
      default: '127.0.0.1',
      readBy: ['api'],
      purpose: 'the network address the API listens on',
    },
    METRICS_PORT: {
      kind: 'port',
      default: 4001,
      readBy: ['api'],
      purpose: "the API's metrics for Prometheus; 0 gives none",
    },
    PANEL_PORT: {
      kind: 'port',
      default: 3002,
      readBy: ['api', 'start'],
      purpose: 'where the seller panel on its own answers',
    },
    PUBLIC_URL: {
      kind: 'origin',
      default: { api: 'http://localhost:3000' },
      otherwise: 'from the request',
      readBy: ['api', 'shop', 'start'],
      purpose: "the shop's address behind a proxy; other names are sent there (308) or refused (421)",
    },
    PANEL_URL: {
      kind: 'origin',
      otherwise: 'from the request',
      readBy: ['api', 'start'],
      purpose: 'the same for the seller panel on its own; passkeys work there too',
    },
    API_URL: {
      kind: 'address',
      otherwise: '`http://127.0.0.1:$API_PORT`',
      readBy: ['shop'],
      purpose: 'where the shop server finds the API',
    },
    SURFACE: {
      kind: 'choice',
      choices: ['shop', 'panel'],
      default: 'shop',
      readBy: ['shop'],
      purpose: 'what a shop server shows: the whole shop, or the back office alone',
    },
    SHOP_URL: {
      kind: 'address',
      default: 'http://localhost:3000',
      readBy: ['shop'],
      purpose: 'with `SURFACE=panel`: where links to the shop lead',
    },
    TRUST_PROXY: {
      kind: 'text',
      default: 'loopback',
      readBy: ['api', 'shop', 'start'],
      purpose:
        'proxies whose `X-Forwarded-*` are believed: addresses, networks (`10.0.0.0/8`), `loopback`, `linklocal`, `uniquelocal`, `none`',
    },
    RELEASES_DIR: { kind: 'text', otherwise: '`releases`', readBy: ['shop'], purpose: 'the store of releases' },
    LOG_LEVEL: {
      kind: 'choice',
      choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      default: { api: 'info', shop: 'warn' },
      readBy: ['api', 'shop'],
      purpose: 'the least that the log tells',
    },
    ROLE: {
      kind: 'choice',
      choices: ['all', 'api', 'worker'],
      default: 'all',
      readBy: ['api'],
      purpose: 'whether a process answers calls, does jobs and the work of the clock, or all of it',
    },
    LIMITS: {
      kind: 'choice',
      choices: ['strict', 'relaxed'],
      default: 'strict',
      readBy: ['api', 'shop'],
      purpose: 'rate limits; `relaxed` is for load tests, and refused in production',
    },
    ANSWERS_SECONDS: {
      kind: 'number',
      unit: 'seconds',
      min: 0,
      max: 86_400,
      default: 3,
      readBy: ['api'],
      purpose: 'how long finished answers of public reads are kept; 0 keeps none',
    },
  })
);
