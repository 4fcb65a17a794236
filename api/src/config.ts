import { resolve } from 'node:path';
import { decidePaymentMode, SANDBOX_KEYS } from '@aaram/shared-domain/environment';
import { readStoreSettings } from '@aaram/shared-domain/settings';
import { z } from 'zod';

const DEVELOPMENT_SECRET = 'a secret for development, known to everybody';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const seconds = (fallback: number) => z.coerce.number().positive().default(fallback);
const optionalUrl = z.url().optional();
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: port(4000),
  METRICS_PORT: port(4001),
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  PANEL_URL: optionalUrl,
  PANEL_PORT: port(3002),
  TRUST_PROXY: z.string().default('loopback'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: optionalUrl,
  DATABASE_REPLICA_URLS: list.pipe(z.array(z.url({ error: 'must be addresses, separated by commas' }))),
  DATABASE_REPLICA_LAG_SECONDS: z.coerce.number().min(0).max(600).default(5),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DATABASE_PREPARE: z.enum(['on', 'off']).default('on'),
  SEED: z.enum(['demo', 'none']).optional(),
  /** How long finished answers of public reads are kept; 0 keeps none. */
  ANSWERS_SECONDS: z.coerce.number().min(0).max(86_400).default(3),
  LIMITS: z.enum(['strict', 'relaxed']).default('strict'),
  /** What keys are made from that seal second factors; the one before it while it is being replaced. */
  APP_SECRET: z.string().min(32).default(DEVELOPMENT_SECRET),
  APP_SECRET_PREVIOUS: z.string().optional(),
  SESSION_DAYS: z.coerce.number().min(0.01).max(365).default(30),
  SESSION_IDLE_DAYS: z.coerce.number().min(0.01).max(365).default(14),
  STAFF_SESSION_HOURS: z.coerce.number().min(0.1).max(12).default(12),
  STAFF_IDLE_MINUTES: z.coerce.number().min(1).max(720).default(60),
  RESET_MINUTES: z.coerce.number().positive().default(30),
  HOLD_MINUTES: z.coerce.number().positive().default(15),
  RAZORPAY_KEY_ID: z.string().default(SANDBOX_KEYS.keyId),
  RAZORPAY_KEY_SECRET: z.string().default(SANDBOX_KEYS.keySecret),
  RAZORPAY_KEY_SECRET_PREVIOUS: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().default(SANDBOX_KEYS.webhookSecret),
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z.string().optional(),
  RAZORPAY_BASE_URL: optionalUrl,
  RAZORPAY_CHECKOUT_URL: optionalUrl,
  RAZORPAY_TIMEOUT_SECONDS: seconds(4),
  SANDBOX_PORT: port(4010),
  RECONCILE_EVERY_SECONDS: seconds(15),
  RECONCILE_REFUNDS_EVERY_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .default(15 * 60),
  RECONCILE_BATCH: z.coerce.number().int().min(1).max(1000).default(50),
  S3_ENDPOINT: optionalUrl,
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_TIMEOUT_SECONDS: seconds(10),
  SMTP_URL: optionalUrl,
  MAIL_FROM: z.string().default('Aaram <care@example.com>'),
});

type Environment = z.infer<typeof environmentSchema>;

/** Everything the API can be told, read once. Times are in the unit of their name. */
export type Config = ReturnType<typeof arrange>;

/** Thrown when the environment is wrong; its message lists every problem at once. */
/** Settings the API does not start with: all of them at once, each with what to do. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`Invalid configuration:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads and checks the environment. The only place in the API that looks at `process.env`. */
export function readConfig(source: NodeJS.ProcessEnv = process.env): Config {
  // An empty variable means "not set": that is how compose files and shells leave things out.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(listProblems(given, parsed.error));
  }
  const problems = findProblems(parsed.data);
  if (problems.length > 0) {
    throw new ConfigError(problems);
  }
  return arrange(parsed.data, given);
}

const findProblems = (env: Environment) => [
  ...findProductionProblems(env),
  ...findPaymentProblems(env),
  ...findStorageProblems(env),
];

/** Values that cannot be read, and what is wrong with those that can: nobody should have to start twice to learn both. */
function listProblems(given: NodeJS.ProcessEnv, { issues }: z.ZodError): string[] {
  const unreadable = new Set(issues.map((issue) => String(issue.path[0])));
  const readable = environmentSchema.safeParse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !unreadable.has(name))),
  );
  // What a value stands in for when it cannot be read is not told by itself.
  const others = readable.success ? findProblems(readable.data) : [];
  return [
    ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...others.filter((problem) => !unreadable.has(problem.split(':')[0] ?? '')),
  ];
}

const listPrevious = (env: Environment) =>
  (['RAZORPAY_KEY_SECRET_PREVIOUS', 'RAZORPAY_WEBHOOK_SECRET_PREVIOUS'] as const).map(
    (name) => [name, env[name]] as const,
  );

/** What is signed with either of these counts: the second is the one before, while a secret is being replaced. */
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
      `${name}: the payment sandbox's secret is known to everybody`,
    ]),
    [env.PUBLIC_URL.startsWith('http://localhost'), 'PUBLIC_URL: missing, the address shoppers type'],
  ];
  return rules.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}

function findPaymentProblems(env: Environment): string[] {
  const { usesSandbox, problems } = decidePaymentMode(env);
  const hasSecret = usesSandbox || env.RAZORPAY_KEY_SECRET !== SANDBOX_KEYS.keySecret;
  return [...problems, ...(hasSecret ? [] : ['RAZORPAY_KEY_SECRET: missing'])];
}

const storageSettings = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** A bucket is named whole or not at all. */
function findStorageProblems(env: Environment): string[] {
  const missing = storageSettings.filter((name) => env[name] === undefined);
  return missing.length === storageSettings.length ? [] : missing.map((name) => `${name}: missing, pictures go to S3`);
}

function readS3(env: Environment) {
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

/** For which name passkeys are made, and on which pages they may be used: the shop's and those of the panel on its own. */
function readPasskeyPlaces({ PUBLIC_URL, PANEL_URL, PANEL_PORT, NODE_ENV }: Environment) {
  const shop = new URL(PUBLIC_URL);
  const besides = NODE_ENV === 'production' ? undefined : `http://localhost:${PANEL_PORT}`;
  const panel = PANEL_URL ?? besides;
  return {
    rpId: shop.hostname,
    origins: [shop.origin, ...(panel === undefined ? [] : [new URL(panel).origin])],
  };
}

function arrange(env: Environment, given: NodeJS.ProcessEnv) {
  const isProduction = env.NODE_ENV === 'production';
  return {
    isProduction,
    host: env.API_HOST,
    port: env.API_PORT,
    metricsPort: env.METRICS_PORT,
    /** Where shoppers reach the store; links in mails begin with it. */
    publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
    passkeys: readPasskeyPlaces(env),
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    dataDir: resolve(env.DATA_DIR),
    database: {
      url: env.DATABASE_URL,
      replicaUrls: env.DATABASE_REPLICA_URLS,
      /** So long after a change of its own a process reads from the primary only, ms. */
      replicaLagMs: env.DATABASE_REPLICA_LAG_SECONDS * 1000,
      pool: env.DATABASE_POOL,
      prepare: env.DATABASE_PREPARE === 'on',
    },
    seed: env.SEED ?? (isProduction ? 'none' : 'demo'),
    /** Where forms of demo pictures are kept once they are made: beside the code they come from, for every store of it. */
    madePicturesDir:
      env.NODE_ENV === 'development'
        ? resolve(import.meta.dirname, '../../.cache/made-pictures')
        : resolve(env.DATA_DIR, 'made-pictures'),
    /** Whether lean demo pictures are made for lists before anybody asks; under test or load the time is needed. */
    makesHalves: env.NODE_ENV === 'development' && env.SEED !== 'none' && env.LIMITS === 'strict',
    answersMs: env.ANSWERS_SECONDS * 1000,
    hasLimits: env.LIMITS === 'strict',
    /** The present one, and the one before. */
    secrets: [env.APP_SECRET, ...(env.APP_SECRET_PREVIOUS === undefined ? [] : [env.APP_SECRET_PREVIOUS])] as [
      string,
      ...string[],
    ],
    /** How long logins last, in all and without use, s. */
    sessions: {
      user: { absolute: env.SESSION_DAYS * 86_400, idle: env.SESSION_IDLE_DAYS * 86_400 },
      staff: { absolute: env.STAFF_SESSION_HOURS * 3600, idle: env.STAFF_IDLE_MINUTES * 60 },
    },
    resetMinutes: env.RESET_MINUTES,
    holdMinutes: env.HOLD_MINUTES,
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
      /** How often the provider is asked for refunds nobody told us of. */
      refundsEveryMs: env.RECONCILE_REFUNDS_EVERY_SECONDS * 1000,
    },
    /** Where uploaded pictures lie: a bucket, or the data folder when there is none. */
    media: { s3: readS3(env) },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    /** Names and contacts, as invoices print them. */
    store: readStoreSettings(given),
  };
}
