import { describe, expect, it } from 'vitest';
import { readTrustedProxies } from './trusted-proxies.ts';

describe('trusted proxies', () => {
  it.each([
    ['loopback', ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'], ['10.0.0.1', '', 'unknown', '::2']],
    ['10.1.0.0/16, 192.0.2.7', ['10.1.2.3', '192.0.2.7', '::ffff:10.1.2.3'], ['10.2.0.1', '192.0.2.8', '127.0.0.1']],
    ['2001:db8::/32', ['2001:db8:ffff::1'], ['2001:db9::1', '10.0.0.1']],
    ['uniquelocal', ['10.0.0.1', '172.31.0.1', '192.168.1.1', 'fd00::1'], ['172.32.0.1', '8.8.8.8']],
    ['none', [], ['127.0.0.1', '::1']],
  ])('%s', (value, trusted, others) => {
    const isTrusted = readTrustedProxies(value);
    expect(trusted.filter((address) => !isTrusted(address))).toEqual([]);
    expect(others.filter((address) => isTrusted(address))).toEqual([]);
    expect(isTrusted(undefined)).toBe(false);
  });

  it.each(['balancer', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', '10.0.0/8', '*', '::/129', 'constructor'])(
    'refuses %s in one line that names it',
    (value) => expect(() => readTrustedProxies(value)).toThrow(`TRUST_PROXY: "${value}" is no address`),
  );
});
