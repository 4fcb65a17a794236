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
    PORT: { kind: 'port', default: 3000, readBy: ['shop', 'start'], purpose: 'the port of the shop' },
    HOST: {
      kind: 'text',
      default: '0.0.0.0',
      readBy: ['shop'],
      purpose: 'the network address that the shop and the back office listen on',
    },
    API_PORT: {
      kind: 'port',
      default: 4000,
      readBy: ['api', 'shop', 'sandbox', 'start'],
      purpose: 'the port of the API',
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
      purpose: "the port of the API's metrics for Prometheus; 0 turns them off",
    },
    SHOP_PRIVATE_PORT: {
      kind: 'port',
      default: 4002,
      readBy: ['api', 'shop'],
      purpose: "the port of the shop's metrics, and of the API's calls about releases; 0 turns it off",
    },
    SHOP_PRIVATE_HOST: {
      kind: 'text',
      default: '127.0.0.1',
      readBy: ['shop'],
      purpose: 'the network address of that port; it must not be public',
    },
    SHOP_PRIVATE_URL: {
      kind: 'address',
      otherwise: '`http://127.0.0.1:$SHOP_PRIVATE_PORT`',
      readBy: ['api'],
      purpose: 'the address at which the API asks the shop about releases',
    },
    RELEASES_SECRET: {
      kind: 'text',
      minLength: 32,
      isSecret: true,
      otherwise: '`npm start` makes one in `DATA_DIR`',
      readBy: ['api', 'shop', 'start'],
      purpose: "signs the API's calls to the shop about releases, and links to previews",
    },
    PANEL_PORT: {
      kind: 'port',
      default: 3002,
      readBy: ['api', 'start'],
      purpose: 'the port of the back office, the seller panel served by itself',
    },
    PUBLIC_URL: {
      kind: 'origin',
      default: { api: 'http://localhost:3000' },
      otherwise: 'from the request',
      readBy: ['api', 'shop', 'start'],
      purpose:
        "the shop's address behind a proxy; documents under other hosts are redirected there (308), other requests refused (421)",
    },
    PANEL_URL: {
      kind: 'origin',
      otherwise: 'from the request',
      readBy: ['api', 'start'],
      purpose: 'the same for the back office; passkeys work there too',
    },
    API_URL: {
      kind: 'address',
      otherwise: '`http://127.0.0.1:$API_PORT`',
      readBy: ['shop'],
      purpose: 'the address at which the shop server calls the API',
    },
    SURFACE: {
      kind: 'choice',
      choices: ['shop', 'panel'],
      default: 'shop',
      readBy: ['shop'],
      purpose: 'what a shop server shows: the whole shop, or only the back office',
    },
    SHOP_URL: {
      kind: 'address',
      default: 'http://localhost:3000',
      readBy: ['shop'],
      purpose: 'with `SURFACE=panel`: the address of the shop, for links to it',
    },
    TRUST_PROXY: {
      kind: 'text',
      default: 'loopback',
      readBy: ['api', 'shop', 'start'],
      purpose:
        'proxies whose `X-Forwarded-*` are trusted: addresses, networks (`10.0.0.0/8`), `loopback`, `linklocal`, `uniquelocal`, `none`',
    },
    RELEASES_DIR: {
      kind: 'text',
      otherwise: '`releases`',
      readBy: ['shop', 'release'],
      purpose: 'the folder of the releases; with `RELEASES_URL` the folder for copies of them',
    },
    RELEASES_URL: {
      kind: 'address',
      otherwise: 'none, the releases are in `RELEASES_DIR`',
      readBy: ['shop', 'start', 'release'],
      purpose:
        'where else the releases are: `s3://bucket/path`, or the address of a web server, which can only be read',
    },
    RELEASES_S3_ENDPOINT: {
      kind: 'address',
      otherwise: 'none',
      readBy: ['shop', 'release'],
      purpose: 'with `RELEASES_URL=s3://…`: the S3-compatible service; it must know conditional writes',
    },
    RELEASES_S3_REGION: {
      kind: 'text',
      default: 'auto',
      readBy: ['shop', 'release'],
      purpose: 'the region of that bucket',
    },
    RELEASES_S3_ACCESS_KEY_ID: {
      kind: 'text',
      otherwise: 'none',
      readBy: ['shop', 'release'],
      purpose:
        'the access key for that bucket; a shop needs one that can read and list, and write for its counts (`.counts/`) and to withdraw releases',
    },
    RELEASES_S3_SECRET_ACCESS_KEY: {
      kind: 'text',
      isSecret: true,
      otherwise: 'none',
      readBy: ['shop', 'release'],
      purpose: 'the secret of that access key',
    },
    LOG_LEVEL: {
      kind: 'choice',
      choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      default: { api: 'info', shop: 'warn' },
      readBy: ['api', 'shop'],
      purpose: 'the lowest level that is logged',
    },
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      kind: 'address',
      otherwise: 'none',
      readBy: ['api', 'shop'],
      purpose: 'the collector for traces (OTLP over HTTP); without it none are made',
    },
    ROLE: {
      kind: 'choice',
      choices: ['all', 'api', 'worker'],
      default: 'all',
      readBy: ['api'],
      purpose: 'whether a process answers calls (`api`), does jobs and scheduled work (`worker`), or both (`all`)',
    },
    LIMITS: {
      kind: 'choice',
      choices: ['strict', 'relaxed'],
      default: 'strict',
      readBy: ['api', 'shop'],
      purpose: 'rate limits; `relaxed` is for load tests and is refused in production',
    },
    ANSWERS_SECONDS: {
      kind: 'number',
      unit: 'seconds',
      min: 0,
      max: 86_400,
      default: 3,
      readBy: ['api'],
      purpose: 'how old answers to public reads may be; with 0 the database confirms each',
    },
    LIST_MOST: {
      kind: 'number',
      unit: 'products',
      min: 200,
      max: 100_000,
      default: 10_000,
      readBy: ['api'],
      purpose: 'the most products of a list that is asked for without `limit`; `x-next-cursor` leads to the others',
    },
  })
);
