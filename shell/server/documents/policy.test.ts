import { describe, expect, it } from 'vitest';
import { buildPolicyHeaders } from './policy.ts';

const headersOf = (isSecure: boolean) =>
  buildPolicyHeaders({ kind: 'store', inlineHashes: [], styleHash: "'sha256-x'", paymentOrigins: [], isSecure });

describe('what the policy refuses', () => {
  it('is reported over HTTPS by name, missing hashes too', () => {
    const headers = headersOf(true);
    expect(headers['reporting-endpoints']).toBe('store="/api/reports"');
    expect(headers['content-security-policy']).toContain('report-uri /api/reports; report-to store');
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(store)');
  });

  it('is reported by address alone without HTTPS, where browsers know no named endpoints', () => {
    const headers = headersOf(false);
    expect(headers['reporting-endpoints']).toBeUndefined();
    expect(headers['content-security-policy']).toMatch(/report-uri \/api\/reports$/);
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
  });
});
