import { describe, expect, it } from 'vitest';
import { decidePaymentMode } from './index.ts';

const SANDBOX = {
  usesSandbox: true,
  baseUrl: 'http://127.0.0.1:4010',
  scriptUrl: 'http://localhost:4010/v1/checkout.js',
  checkoutOrigins: ['http://localhost:4010'],
  problems: [],
};
const PROVIDER = {
  usesSandbox: false,
  baseUrl: 'https://api.razorpay.com',
  scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  checkoutOrigins: ['https://checkout.razorpay.com', 'https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
  problems: [],
};
const own = { RAZORPAY_KEY_ID: 'rzp_test_mine' };
const production = { NODE_ENV: 'production' };

describe('decidePaymentMode', () => {
  it.each([
    ['the sandbox when nothing is set', {}, SANDBOX],
    ['the sandbox when variables are empty', { RAZORPAY_KEY_ID: '', SANDBOX_PORT: '', RAZORPAY_BASE_URL: '' }, SANDBOX],
    ['the sandbox with its own key', { RAZORPAY_KEY_ID: 'rzp_test_sandbox', NODE_ENV: 'test' }, SANDBOX],
    [
      'the sandbox at its own port',
      { SANDBOX_PORT: '4999' },
      {
        ...SANDBOX,
        baseUrl: 'http://127.0.0.1:4999',
        scriptUrl: 'http://localhost:4999/v1/checkout.js',
        checkoutOrigins: ['http://localhost:4999'],
      },
    ],
    ["the provider with a developer's own test key", own, PROVIDER],
    [
      "the sandbox with a developer's own test key when the address leads there",
      { ...own, RAZORPAY_BASE_URL: 'http://127.0.0.1:4010' },
      SANDBOX,
    ],
    [
      'the provider when the address leads to another port of this machine',
      { ...own, RAZORPAY_BASE_URL: 'http://127.0.0.1:4011' },
      { ...PROVIDER, baseUrl: 'http://127.0.0.1:4011' },
    ],
    ['the provider with a live key', { RAZORPAY_KEY_ID: 'rzp_live_a' }, PROVIDER],
    ['the provider in production', { ...production, RAZORPAY_KEY_ID: 'rzp_live_a' }, PROVIDER],
    ['the provider in production with a test key', { ...production, ...own }, PROVIDER],
    [
      "another script's origin alone",
      { ...own, RAZORPAY_CHECKOUT_URL: 'https://pay.example/x.js' },
      { ...PROVIDER, scriptUrl: 'https://pay.example/x.js', checkoutOrigins: ['https://pay.example'] },
    ],
  ])('chooses %s', (_what, env, expected) => {
    expect(decidePaymentMode(env)).toEqual(expected);
  });

  it.each([
    [
      'no key in production',
      production,
      /^RAZORPAY_KEY_ID: missing, and the payment sandbox does not run in production/,
    ],
    [
      'the sandbox in production by its address',
      { ...production, RAZORPAY_KEY_ID: 'rzp_live_a', RAZORPAY_BASE_URL: 'http://localhost:4010' },
      /^RAZORPAY_BASE_URL: leads to the payment sandbox/,
    ],
    [
      'a live key for the sandbox',
      { RAZORPAY_KEY_ID: 'rzp_live_a', RAZORPAY_BASE_URL: 'http://localhost:4010' },
      /^RAZORPAY_KEY_ID: must begin with rzp_test_, the payment sandbox/,
    ],
    ['a key that is none', { RAZORPAY_KEY_ID: 'mine' }, /^RAZORPAY_KEY_ID: must begin with rzp_test_ or rzp_live_/],
  ])('names %s', (_what, env, problem) => {
    const { problems } = decidePaymentMode(env);
    expect(problems).toEqual([expect.stringMatching(problem)]);
  });
});
