import { resolve } from 'node:path';
import { DEVELOPMENT_SECRET, decidePaymentMode, SANDBOX_KEYS } from '@aaram/shared-domain/environment';
import { type EnvironmentOf, readEnvironment } from '@aaram/shared-domain/environment/schema';
import { readStoreSettings } from '@aaram/shared-domain/settings';
import { isCode, isShortKind } from './modules/messages/short-kinds.ts';
import { chooseCarrier, findCarrierProblems } from './modules/orders/carrier/choose-carrier.ts';

type Environment = EnvironmentOf<'api'>;
type BucketSettings = Pick<Environment, `S3_${string}` & keyof Environment>;

/** All settings of the API, read once. The name of a time says its unit. */
export type Config = ReturnType<typeof arrange>;

/** Reads and checks the environment. The only file of the API that reads `process.env`. */
export const readConfig = (source: NodeJS.ProcessEnv = process.env): Config =>
  arrange(readEnvironment('api', source, findProblems));

const findProblems = (env: Environment) => [
  ...findProductionProblems(env),
  ...findPaymentProblems(env),
  ...findStorageProblems(env),
  ...findMessageProblems(env),
  ...findCarrierProblems(env),
  ...findRoleProblems(env),
];

const listPrevious = (env: Environment) =>
  (['RAZORPAY_KEY_SECRET_PREVIOUS', 'RAZORPAY_WEBHOOK_SECRET_PREVIOUS'] as const).map(
    (name) => [name, env[name]] as const,
  );

/** Signatures with either secret are valid. The second one is the previous secret, while it is being replaced. */
const currentAndPrevious = (current: string, previous: string | undefined): readonly string[] =>
  previous === undefined ? [current] : [current, previous];

function findProductionProblems(env: Environment): string[] {
  if (env.NODE_ENV !== 'production') {
    return [];
  }
  const rules: [boolean, string][] = [
    [env.LIMITS === 'relaxed', 'LIMITS: relaxed is for load tests, never for production'],
    [env.SEED === 'demo', 'SEED: the demo store and its public passwords are not for production'],
    [env.APP_SECRET === DEVELOPMENT_SECRET, 'APP_SECRET: missing, 32 random characters or more'],
    [env.RAZORPAY_WEBHOOK_SECRET === SANDBOX_KEYS.webhookSecret, 'RAZORPAY_WEBHOOK_SECRET: missing'],
    ...listPrevious(env).map(([name, value]): [boolean, string] => [
      value === SANDBOX_KEYS.keySecret || value === SANDBOX_KEYS.webhookSecret,
      `${name}: the payment sandbox's secret is public`,
    ]),
    [env.PUBLIC_URL.startsWith('http://localhost'), 'PUBLIC_URL: missing, the address shoppers type'],
  ];
  return rules.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}

const messageSettings = {
  sms: ['SMS_TOKEN', 'SMS_SENDER', 'SMS_ENTITY_ID', 'SMS_TEMPLATES'],
  whatsapp: ['WHATSAPP_TOKEN', 'WHATSAPP_TEMPLATES'],
} as const;
type MessageSetting = (typeof messageSettings)['sms' | 'whatsapp'][number];

/** `kind=id` pairs, by kind. */
const readTemplates = (text: string | undefined): Map<string, string> =>
  new Map(
    (text ?? '')
      .split(',')
      .map((pair) => pair.split('=').map((part) => part.trim()))
      .flatMap(([kind, id]) => (kind && id ? [[kind, id] as const] : [])),
  );

function findMessageProblems(env: Environment): string[] {
  const missing = (url: string | undefined, names: readonly MessageSetting[]) =>
    url === undefined ? [] : names.filter((name) => env[name] === undefined).map((name) => `${name}: missing`);
  const unsafe = (name: 'SMS_URL' | 'WHATSAPP_URL') =>
    env.NODE_ENV === 'production' && env[name]?.startsWith('https://') === false
      ? [`${name}: must begin with https://, it carries numbers and codes`]
      : [];
  const unknown = (['SMS_TEMPLATES', 'WHATSAPP_TEMPLATES'] as const).flatMap((name) =>
    [...readTemplates(env[name]).keys()]
      .filter((kind) => !isShortKind(kind) || (name === 'WHATSAPP_TEMPLATES' && isCode(kind)))
      .map((kind) => `${name}: there are no such messages as ${kind}`),
  );
  const codes = ['login-code', 'mobile-code'].filter((kind) => !readTemplates(env.SMS_TEMPLATES).has(kind));
  return [
    ...missing(env.SMS_URL, messageSettings.sms),
    ...missing(env.WHATSAPP_URL, messageSettings.whatsapp),
    ...unsafe('SMS_URL'),
    ...unsafe('WHATSAPP_URL'),
    ...unknown,
    ...(env.SMS_TEMPLATES === undefined ? [] : codes.map((kind) => `SMS_TEMPLATES: has no template for ${kind}`)),
  ];
}

/** The providers of SMS and WhatsApp, each undefined when the store has none. */
function readMessages(env: Environment) {
  const timeoutMs = env.MESSAGES_TIMEOUT_SECONDS * 1000;
  const { SMS_URL, SMS_TOKEN = '', SMS_SENDER = '', SMS_ENTITY_ID = '', WHATSAPP_URL, WHATSAPP_TOKEN = '' } = env;
  return {
    codesPerDay: env.CODES_PER_DAY,
    sms:
      SMS_URL === undefined
        ? undefined
        : {
            url: SMS_URL,
            token: SMS_TOKEN,
            sender: SMS_SENDER,
            entityId: SMS_ENTITY_ID,
            templates: readTemplates(env.SMS_TEMPLATES),
            timeoutMs,
          },
    whatsapp:
      WHATSAPP_URL === undefined
        ? undefined
        : { url: WHATSAPP_URL, token: WHATSAPP_TOKEN, templates: readTemplates(env.WHATSAPP_TEMPLATES), timeoutMs },
  };
}

function findPaymentProblems(env: Environment): string[] {
  const { usesSandbox, problems } = decidePaymentMode(env);
  const hasSecret = usesSandbox || env.RAZORPAY_KEY_SECRET !== SANDBOX_KEYS.keySecret;
  return [...problems, ...(hasSecret ? [] : ['RAZORPAY_KEY_SECRET: missing'])];
}

const storageSettings = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Either all settings of the bucket are set, or none. */
export function findStorageProblems(env: BucketSettings): string[] {
  const missing = storageSettings.filter((name) => env[name] === undefined);
  return missing.length === storageSettings.length ? [] : missing.map((name) => `${name}: missing, pictures go to S3`);
}

/** The embedded database belongs to one process. */
const findRoleProblems = ({ ROLE, DATABASE_URL }: Environment) =>
  ROLE === 'all' || DATABASE_URL !== undefined ? [] : [`DATABASE_URL: missing, it is shared where ROLE is ${ROLE}`];

/** The bucket of the pictures; undefined when they lie in the data folder. */
export function readS3(env: BucketSettings) {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!(S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) {
    return undefined;
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    timeoutMs: env.S3_TIMEOUT_SECONDS * 1000,
  };
}

/** The host name that passkeys belong to, and the origins that may use them: the shop and the back office. */
function readPasskeyOrigins({ PUBLIC_URL, PANEL_URL, PANEL_PORT, NODE_ENV }: Environment) {
  const shop = new URL(PUBLIC_URL);
  const besides = NODE_ENV === 'production' ? undefined : `http://localhost:${PANEL_PORT}`;
  const panel = PANEL_URL ?? besides;
  return {
    rpId: shop.hostname,
    origins: [shop.origin, ...(panel === undefined ? [] : [new URL(panel).origin])],
  };
}

/** Where the API asks about releases; without an address or a secret it cannot. */
const readShopReleases = ({ SHOP_PRIVATE_URL, SHOP_PRIVATE_PORT, RELEASES_SECRET }: Environment) => ({
  url: SHOP_PRIVATE_URL ?? (SHOP_PRIVATE_PORT === 0 ? undefined : `http://127.0.0.1:${SHOP_PRIVATE_PORT}`),
  secret: RELEASES_SECRET,
});

function arrange(env: Environment) {
  const isProduction = env.NODE_ENV === 'production';
  return {
    isProduction,
    role: env.ROLE,
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    host: env.API_HOST,
    port: env.API_PORT,
    metricsPort: env.METRICS_PORT,
    /** The store's address for shoppers; links in mails begin with it. */
    publicUrl: env.PUBLIC_URL,
    passkeys: readPasskeyOrigins(env),
    shopReleases: readShopReleases(env),
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    dataDir: resolve(env.DATA_DIR),
    database: {
      url: env.DATABASE_URL,
      replicaUrls: env.DATABASE_REPLICA_URLS,
      /** How long a process reads only from the primary after its own change, ms. */
      replicaLagMs: env.DATABASE_REPLICA_LAG_SECONDS * 1000,
      pool: env.DATABASE_POOL,
    },
    seed: env.SEED ?? (isProduction ? 'none' : 'demo'),
    /** Folder for demo pictures in other widths and formats; in development all stores of this checkout share it. */
    madePicturesDir:
      env.NODE_ENV === 'development'
        ? resolve(import.meta.dirname, '../../.cache/made-pictures')
        : resolve(env.DATA_DIR, 'made-pictures'),
    /** Whether demo pictures of half the width are made in advance; tests and load tests need the processor time. */
    makesHalves: env.NODE_ENV === 'development' && env.SEED !== 'none' && env.LIMITS === 'strict',
    answersMs: env.ANSWERS_SECONDS * 1000,
    listMost: env.LIST_MOST,
    searchUrl: env.SEARCH_URL,
    hasLimits: env.LIMITS === 'strict',
    /** APP_SECRET, and the previous one while it is being replaced. */
    secrets: [env.APP_SECRET, ...(env.APP_SECRET_PREVIOUS === undefined ? [] : [env.APP_SECRET_PREVIOUS])] as [
      string,
      ...string[],
    ],
    /** How long sessions last, in total and without use, s. */
    sessions: {
      user: { absolute: env.SESSION_DAYS * 86_400, idle: env.SESSION_IDLE_DAYS * 86_400 },
      staff: { absolute: env.STAFF_SESSION_HOURS * 3600, idle: env.STAFF_IDLE_MINUTES * 60 },
    },
    resetMinutes: env.RESET_MINUTES,
    holdMinutes: env.HOLD_MINUTES,
    /** The most that staff may take off an order that they make for a customer, in percent. */
    maxLinkDiscountPercent: env.LINK_DISCOUNT_MAX_PERCENT,
    /** The port to a carrier; the sandbox is part of that of payments, which production refuses. Null: typed by hand. */
    carrier: chooseCarrier(env, decidePaymentMode(env).usesSandbox ? decidePaymentMode(env).baseUrl : null),
    /** What the store deducts from sellers' sales, in thousandths of a percent. */
    accountRates: {
      fee: Math.round(env.SELLER_FEE_PERCENT * 1000),
      tcs: Math.round(env.SELLER_TCS_PERCENT * 1000),
      tds: Math.round(env.SELLER_TDS_PERCENT * 1000),
    },
    payment: {
      keyId: env.RAZORPAY_KEY_ID,
      keySecret: env.RAZORPAY_KEY_SECRET,
      keySecrets: currentAndPrevious(env.RAZORPAY_KEY_SECRET, env.RAZORPAY_KEY_SECRET_PREVIOUS),
      webhookSecrets: currentAndPrevious(env.RAZORPAY_WEBHOOK_SECRET, env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS),
      baseUrl: decidePaymentMode(env).baseUrl,
      timeoutMs: env.RAZORPAY_TIMEOUT_SECONDS * 1000,
    },
    reconcile: {
      everyMs: env.RECONCILE_EVERY_SECONDS * 1000,
      batch: env.RECONCILE_BATCH,
      /** How often the provider is asked for refunds that no webhook has reported, ms. */
      refundsEveryMs: env.RECONCILE_REFUNDS_EVERY_SECONDS * 1000,
    },
    /** Where uploaded pictures are stored: in a bucket, or in the data folder when there is none. */
    media: { s3: readS3(env) },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    messages: readMessages(env),
    /** Names and contacts, as invoices print them. */
    store: readStoreSettings(env),
  };
}
