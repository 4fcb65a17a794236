// @ts-check
// Plain JavaScript: `npm start` reads it on a bare Node.js before any package is installed.

import { SANDBOX_KEYS } from './known-secrets.mjs';
import { variables } from './variables.mjs';

/** Origins of the provider: its API, its script, and what its dialog frames and calls. */
const PROVIDER_API = 'https://api.razorpay.com';
const PROVIDER_CHECKOUT = 'https://checkout.razorpay.com';
const PROVIDER_DIALOG = [PROVIDER_API, 'https://lumberjack.razorpay.com'];

/**
 * The variables that decide how the store is paid.
 * @typedef {{
 *   NODE_ENV?: string | undefined,
 *   RAZORPAY_KEY_ID?: string | undefined,
 *   RAZORPAY_BASE_URL?: string | undefined,
 *   RAZORPAY_CHECKOUT_URL?: string | undefined,
 *   SANDBOX_PORT?: string | number | undefined,
 * }} PaymentEnvironment
 */

/**
 * `usesSandbox`: payments go to the store's own sandbox, which `npm start` starts.
 * `baseUrl`: the REST address that the API calls. `scriptUrl`: the script that checkout loads.
 * `checkoutOrigins`: the origins that checkout's policy allows, the script's first.
 * `problems`: settings that contradict each other, each with what to do.
 * @typedef {{ usesSandbox: boolean, baseUrl: string, scriptUrl: string, checkoutOrigins: string[], problems: string[] }} PaymentMode
 */

/** @param {string | undefined} address @param {number} port */
function leadsToSandbox(address, port) {
  const url = address && URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname) && Number(url.port) === port;
}

/**
 * Chooses sandbox or provider: the sandbox with its own key (nothing set), or with a developer's test key when
 * RAZORPAY_BASE_URL is its address; the provider with every other key, and always in production.
 * @param {PaymentEnvironment} env
 * @returns {PaymentMode}
 */
export function decidePaymentMode(env) {
  const keyId = env.RAZORPAY_KEY_ID || variables.RAZORPAY_KEY_ID.default;
  const port = Number(env.SANDBOX_PORT || variables.SANDBOX_PORT.default);
  const isSandboxWanted = keyId === SANDBOX_KEYS.keyId || leadsToSandbox(env.RAZORPAY_BASE_URL, port);
  const usesSandbox = isSandboxWanted && env.NODE_ENV !== 'production';
  // Browsers reach the sandbox as localhost, the API by its number.
  const scriptUrl =
    env.RAZORPAY_CHECKOUT_URL || `${usesSandbox ? `http://localhost:${port}` : PROVIDER_CHECKOUT}/v1/checkout.js`;
  const scriptOrigin = URL.canParse(scriptUrl) ? new URL(scriptUrl).origin : undefined;
  return {
    usesSandbox,
    baseUrl: env.RAZORPAY_BASE_URL || (usesSandbox ? `http://127.0.0.1:${port}` : PROVIDER_API),
    scriptUrl,
    checkoutOrigins: [scriptOrigin ?? [], scriptOrigin === PROVIDER_CHECKOUT ? PROVIDER_DIALOG : []].flat(),
    problems: findProblems(keyId, { isSandboxWanted, usesSandbox }),
  };
}

/** @param {string} keyId @param {{ isSandboxWanted: boolean, usesSandbox: boolean }} mode */
function findProblems(keyId, { isSandboxWanted, usesSandbox }) {
  if (isSandboxWanted && !usesSandbox) {
    return keyId === SANDBOX_KEYS.keyId
      ? ['RAZORPAY_KEY_ID: missing, and the payment sandbox does not run in production']
      : ['RAZORPAY_BASE_URL: leads to the payment sandbox, which does not run in production'];
  }
  if (usesSandbox && !keyId.startsWith('rzp_test_')) {
    return ['RAZORPAY_KEY_ID: must begin with rzp_test_, the payment sandbox works with test keys only'];
  }
  return /^rzp_(test|live)_/.test(keyId) ? [] : ['RAZORPAY_KEY_ID: must begin with rzp_test_ or rzp_live_'];
}
