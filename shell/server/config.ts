import { resolve } from 'node:path';
import { readTrustedProxies } from '@aaram/runtime/http/sources';
import { findLocationProblems, readLocation, type StoreLocation } from '@aaram/runtime/publishing/locations';
import { ConfigError, decidePaymentMode } from '@aaram/shared-domain/environment';
import { type EnvironmentOf, readEnvironment } from '@aaram/shared-domain/environment/schema';
import { readStoreSettings, type StoreSettings } from '@aaram/shared-domain/settings';

/** Settings of the shop server, from the environment. */
export type ShopConfig = {
  port: number;
  host: string;
  logLevel: string;
  /** The port of metrics and of calls about releases, 0 for none; it must not be public. */
  privatePort: number;
  privateHost: string;
  /** Signs those calls, and links to previews. */
  releasesSecret: string | undefined;
  /** The collector for traces; undefined for none. */
  traces: string | undefined;
  /** Address of the API, without a trailing slash. */
  apiUrl: string;
  /** The folder of the releases on this machine: the store itself, or copies of it. */
  releasesDir: string;
  /** The store of releases. */
  releases: StoreLocation;
  shellDir: string;
  /** The shop's public address, set when a proxy stands before it; otherwise the address of the request counts. */
  publicUrl: string | undefined;
  /** Whether the render budget per source applies. Always in production; load tests turn it off. */
  hasLimits: boolean;
  /** Whether an address is a trusted proxy, whose headers name the client. */
  isTrusted: (address: string | undefined) => boolean;
  /** Address of the payment provider's checkout script. */
  paymentScriptUrl: string;
  /** Origins that the checkout document allows for payment: the script's, and those its dialog calls. */
  paymentOrigins: string[];
  settings: StoreSettings;
  isProduction: boolean;
  /** What this server shows: the whole shop, or the back office alone with its own login. */
  surface: 'shop' | 'panel';
  /** URL of the shop; set only when this server shows the back office alone. */
  shopUrl: string | undefined;
};

const repository = resolve(import.meta.dirname, '../..');

type Environment = EnvironmentOf<'shop'>;

const withoutSlash = (address: string) => address.replace(/\/$/, '');

function findProxyProblems({ TRUST_PROXY }: Environment): readonly string[] {
  try {
    readTrustedProxies(TRUST_PROXY);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) {
      return error.problems;
    }
    throw error;
  }
}

const findProblems = (env: Environment) => [...findProxyProblems(env), ...findLocationProblems(env)];

/** Reads the environment. Throws one ConfigError that names everything that is wrong. */
export const readConfig = (source: NodeJS.ProcessEnv = process.env): ShopConfig =>
  arrange(readEnvironment('shop', source, findProblems));

function arrange(env: Environment): ShopConfig {
  const isProduction = env.NODE_ENV === 'production';
  const payment = decidePaymentMode(env);
  const isPanel = env.SURFACE === 'panel';
  const releasesDir = resolve(env.RELEASES_DIR ?? resolve(repository, 'releases'));
  return {
    port: env.PORT,
    host: env.HOST,
    logLevel: env.LOG_LEVEL,
    privatePort: env.SHOP_PRIVATE_PORT,
    privateHost: env.SHOP_PRIVATE_HOST,
    releasesSecret: env.RELEASES_SECRET,
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    apiUrl: withoutSlash(env.API_URL ?? `http://127.0.0.1:${env.API_PORT}`),
    releasesDir,
    releases: readLocation(env, releasesDir),
    shellDir: resolve(repository, 'shell'),
    publicUrl: env.PUBLIC_URL,
    hasLimits: isProduction || env.LIMITS === 'strict',
    isTrusted: readTrustedProxies(env.TRUST_PROXY),
    paymentScriptUrl: payment.scriptUrl,
    paymentOrigins: payment.checkoutOrigins,
    settings: readStoreSettings(env),
    isProduction,
    surface: env.SURFACE,
    shopUrl: isPanel ? withoutSlash(env.SHOP_URL) : undefined,
  };
}
