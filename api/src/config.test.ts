import { ownContacts } from '@aaram/shared-domain/environment/testing';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  ...ownContacts,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example.com',
  RAZORPAY_KEY_ID: 'rzp_live_abc',
  RAZORPAY_KEY_SECRET: 'key secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook secret',
  APP_SECRET: 'thirty-two letters and more of ours',
};

describe('readConfig', () => {
  it('needs nothing for development', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      holdMinutes: 15,
      seed: 'demo',
      hasLimits: true,
      payment: { baseUrl: 'http://127.0.0.1:4010' },
    });
  });

  // rules: shipments
  it('has the sandbox of a carrier, but not in production, which has none', () => {
    expect(readConfig({}).carrier).not.toBeNull();
    expect(readConfig(production).carrier).toBeNull();
  });

  it('has demo pictures made beforehand neither in production nor under test or load nor without the demo store', () => {
    const makes = (env: Record<string, string>) => readConfig(env).makesHalves;
    expect(makes({})).toBe(true);
    const others = [{ NODE_ENV: 'test' }, { LIMITS: 'relaxed' }, { SEED: 'none' }, production];
    expect(others.map(makes)).toEqual([false, false, false, false]);
  });

  it('treats an empty variable as absent', () => {
    expect(readConfig({ API_PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, database: { url: undefined } });
  });

  it('lists every problem at once', () => {
    expect(() => readConfig({ API_PORT: 'many', LIMITS: 'some', DATABASE_URL: 'not an address' })).toThrow(
      /^Invalid configuration:\n- API_PORT: .*\n- LIMITS: .*\n- DATABASE_URL: /s,
    );
  });

  it('lists what cannot be read and what is not for production together, each once', () => {
    const wrong = { ...production, API_PORT: 'many', SEED: 'demo', PUBLIC_URL: '', DATABASE_REPLICA_URLS: 'a,b' };
    const names = (() => {
      try {
        readConfig(wrong);
      } catch (error) {
        return [...String(error).matchAll(/^- ([A-Z_]+)/gm)].map(([, name]) => name);
      }
    })();
    expect(new Set(names)).toEqual(new Set(['API_PORT', 'DATABASE_REPLICA_URLS', 'SEED', 'PUBLIC_URL']));
    expect(names?.filter((name) => name === 'SEED')).toHaveLength(1);
    expect(() => readConfig({ ...wrong, SEED: 'none', PUBLIC_URL: production.PUBLIC_URL })).not.toThrow(/RAZORPAY/);
  });

  it.each([
    [{ LIMITS: 'relaxed' }, /LIMITS/],
    [{ SEED: 'demo' }, /SEED/],
    [{ RAZORPAY_KEY_ID: '' }, /RAZORPAY_KEY_ID.*sandbox/],
    [{ RAZORPAY_KEY_SECRET: '' }, /RAZORPAY_KEY_SECRET/],
    [{ APP_SECRET: '' }, /APP_SECRET: missing/],
    [{ APP_SECRET: 'short' }, /APP_SECRET/],
    [{ RAZORPAY_WEBHOOK_SECRET: 'sandbox-webhook-secret' }, /RAZORPAY_WEBHOOK_SECRET/],
    [{ RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'sandbox-webhook-secret' }, /RAZORPAY_WEBHOOK_SECRET_PREVIOUS/],
    [{ PUBLIC_URL: '' }, /PUBLIC_URL/],
    [{ STORE_GSTIN: '' }, /STORE_GSTIN: missing, set/],
  ])('refuses in production: %o', (change, problem) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(problem);
  });

  it("takes a developer's own test key, with its secret, for the provider and for the sandbox", () => {
    const own = { RAZORPAY_KEY_ID: 'rzp_test_mine' };
    const toSandbox = { ...own, RAZORPAY_BASE_URL: 'http://localhost:4010' };
    expect(readConfig({ ...own, RAZORPAY_KEY_SECRET: 'mine' }).payment.baseUrl).toBe('https://api.razorpay.com');
    expect(readConfig(toSandbox).payment.baseUrl).toBe('http://localhost:4010');
    expect(() => readConfig(own)).toThrow('RAZORPAY_KEY_SECRET: missing');
  });

  it('takes a complete production environment, without demo data', () => {
    expect(readConfig(production)).toMatchObject({
      isProduction: true,
      seed: 'none',
      payment: { baseUrl: 'https://api.razorpay.com' },
    });
  });
});
