import { ownContacts } from '@aaram/shared-domain/environment/testing';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { buildPolicyHeaders } from './documents/policy.ts';
import { describeOrganisation } from './feeds/search-engines.ts';

const policyOf = (kind: 'store' | 'checkout', env: NodeJS.ProcessEnv) =>
  buildPolicyHeaders({
    kind,
    inlineHashes: [],
    styleHash: "'sha256-x'",
    paymentOrigins: readConfig(env).paymentOrigins,
    isSecure: false,
  })['content-security-policy'] ?? '';

describe("the shop server's settings", () => {
  it('let the sandbox in at its own port, on checkout alone', () => {
    const env = { SANDBOX_PORT: '4999' };
    expect(policyOf('checkout', env)).toContain('frame-src http://localhost:4999');
    expect(policyOf('store', env)).not.toContain('4999');
  });

  it('let the real provider in with what its dialog frames and calls', () => {
    const policy = policyOf('checkout', { NODE_ENV: 'production' });
    expect(policy).toMatch(/script-src [^;]*https:\/\/checkout\.razorpay\.com/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/api\.razorpay\.com/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  });

  it("let the real provider in for a developer's own test key", () => {
    const policy = policyOf('checkout', { RAZORPAY_KEY_ID: 'rzp_test_mine' });
    expect(policy).toMatch(/frame-src [^;]*https:\/\/api\.razorpay\.com/);
    expect(policy).not.toContain('4010');
  });

  it('say where the shop is to a server of the panel alone, and to no other', () => {
    expect(readConfig({ SURFACE: 'panel', SHOP_URL: 'https://shop.example/' }).shopUrl).toBe('https://shop.example');
    expect(readConfig({ SHOP_URL: 'https://shop.example' }).shopUrl).toBeUndefined();
  });

  it("are refused in production with the demo store's names, where the API is on another machine", () => {
    const env = { ...ownContacts, NODE_ENV: 'production', API_URL: 'http://10.0.0.2:4000' };
    expect(() => readConfig({ ...env, STORE_PHONE: '' })).toThrow(/STORE_PHONE: missing/);
    expect(readConfig(env).isProduction).toBe(true);
  });

  it('name a port that is none', () => {
    expect(() => readConfig({ PORT: 'shop' })).toThrow(/PORT: must be a port number/);
  });
});

describe('what search engines read about the store', () => {
  it('names its social pages, or none at all', () => {
    const href = 'https://www.instagram.com/shop';
    const { settings } = readConfig({ STORE_INSTAGRAM_URL: href });
    expect(describeOrganisation(settings, 'https://shop.example')).toMatchObject({ sameAs: [href] });
    expect(describeOrganisation({ ...settings, social: [] }, 'https://shop.example')).not.toHaveProperty('sameAs');
  });
});
