import { resolve } from 'node:path';
import { decidePaymentMode } from '@aaram/shared-domain/environment';
import { readStoreSettings, type StoreSettings } from '@aaram/shared-domain/settings';
import { readTrustedProxies } from './trusted-proxies.ts';

/** Everything the shop's server may be told by its environment. */
export type ShopConfig = {
  port: number;
  host: string;
  /** Address of the API, without a trailing slash. */
  apiUrl: string;
  releasesDir: string;
  shellDir: string;
  /** The shop's own address when a proxy stands before it; otherwise the request's. */
  publicUrl: string | undefined;
  /** Whether one source may have only so many documents made; load tests lift it, production never does. */
  hasLimits: boolean;
  /** Whether an address is one of the proxies that say who the caller is. */
  isTrusted: (address: string | undefined) => boolean;
  /** Address of the payment provider's checkout script. */
  paymentScriptUrl: string;
  /** Origins that checkout's document lets in for paying: the script's, and those its dialog speaks to. */
  paymentOrigins: string[];
  settings: StoreSettings;
  isProduction: boolean;
  /** What this server shows: the whole shop, or the back office alone with its own login. */
  surface: 'shop' | 'panel';
  /** Where the shop is, for a server that shows the back office alone. */
  shopUrl: string | undefined;
};

const repository = resolve(import.meta.dirname, '../..');

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const port = Number(env[name] ?? fallback);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`Invalid configuration:\n- ${name}: must be a port number between 0 and 65535, not "${env[name]}"`);
  }
  return port;
}

/** An address without a path, when it is set. */
function readOrigin(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  if (!value) {
    return undefined;
  }
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!(url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.username === '')) {
    throw new Error(`Invalid configuration:\n- ${name}: must be an address like https://shop.example, not "${value}"`);
  }
  return url.origin;
}

/** Reads the environment; throws one error that names what is wrong. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): ShopConfig {
  const apiPort = readPort(env, 'API_PORT', 4000);
  readPort(env, 'SANDBOX_PORT', 4010);
  const isProduction = env.NODE_ENV === 'production';
  const payment = decidePaymentMode(env);
  const isPanel = env.SURFACE === 'panel';
  return {
    port: readPort(env, 'PORT', 3000),
    host: env.HOST ?? '0.0.0.0',
    apiUrl: env.API_URL ?? `http://127.0.0.1:${apiPort}`,
    releasesDir: resolve(env.RELEASES_DIR ?? resolve(repository, 'releases')),
    shellDir: resolve(repository, 'shell'),
    publicUrl: readOrigin(env, 'PUBLIC_URL'),
    hasLimits: isProduction || env.LIMITS !== 'relaxed',
    isTrusted: readTrustedProxies(env.TRUST_PROXY ?? 'loopback'),
    paymentScriptUrl: payment.scriptUrl,
    paymentOrigins: payment.checkoutOrigins,
    settings: readStoreSettings(env),
    isProduction,
    surface: isPanel ? 'panel' : 'shop',
    shopUrl: isPanel ? (env.SHOP_URL ?? 'http://localhost:3000').replace(/\/$/, '') : undefined,
  };
}
