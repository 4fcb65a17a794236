import { describe, expect, it } from 'vitest';
import { ConfigError } from './index.ts';
import { type EnvironmentOf, readEnvironment } from './schema.ts';
import type { Reader } from './variables.mjs';

/** The problems that a program reports for these variables. */
function problemsOf(by: Reader, env: Record<string, string>, find?: (env: EnvironmentOf<Reader>) => string[]) {
  try {
    readEnvironment<Reader>(by, env, find);
  } catch (error) {
    return error instanceof ConfigError ? error.problems : [String(error)];
  }
  return [];
}

describe('readEnvironment', () => {
  it('needs nothing: every program has a default for what it cannot do without', () => {
    expect(readEnvironment('api', {})).toMatchObject({
      API_PORT: 4000,
      PUBLIC_URL: 'http://localhost:3000',
      LOG_LEVEL: 'info',
      DATABASE_REPLICA_URLS: [],
      SEED: undefined,
    });
    expect(readEnvironment('shop', {})).toMatchObject({ PORT: 3000, PUBLIC_URL: undefined, LOG_LEVEL: 'warn' });
    expect(readEnvironment('sandbox', {})).toMatchObject({ SANDBOX_AUTO_CAPTURE: true, SANDBOX_HOLD_REFUNDS: false });
  });

  it('takes an empty variable as one that is not set, and no space around a value', () => {
    const env = { API_PORT: '', PORT: ' ', HOST: ' 127.0.0.1 ', API_URL: '' };
    expect(readEnvironment('shop', env)).toMatchObject({
      API_PORT: 4000,
      PORT: 3000,
      HOST: '127.0.0.1',
      API_URL: undefined,
    });
  });

  it('gives a program what it reads, and nothing else', () => {
    expect(readEnvironment('shop', { APP_SECRET: 'x'.repeat(32) })).not.toHaveProperty('APP_SECRET');
  });

  it('reads lists, flags and addresses', () => {
    expect(readEnvironment('api', { DATABASE_REPLICA_URLS: 'postgres://a/x, postgres://b/x,' })).toMatchObject({
      DATABASE_REPLICA_URLS: ['postgres://a/x', 'postgres://b/x'],
    });
    expect(readEnvironment('sandbox', { SANDBOX_AUTO_CAPTURE: '0', SANDBOX_HOLD_REFUNDS: 'true' })).toMatchObject({
      SANDBOX_AUTO_CAPTURE: false,
      SANDBOX_HOLD_REFUNDS: true,
    });
    expect(readEnvironment('api', { PUBLIC_URL: 'https://Shop.example/' }).PUBLIC_URL).toBe('https://shop.example');
  });

  it.each([
    ['api', 'API_PORT', '70000', 'a port number from 0 to 65535, not "70000"'],
    ['api', 'DATABASE_POOL', '1.5', 'a whole number of connections from 1 to 200, not "1.5"'],
    ['api', 'SESSION_DAYS', '0', 'a number of days from 0.01 to 365, not "0"'],
    ['api', 'HOLD_MINUTES', '0', 'a number of minutes above 0, not "0"'],
    ['api', 'LIMITS', 'some', 'one of strict, relaxed, not "some"'],
    ['api', 'DATABASE_URL', 'secret', 'an address with its protocol'],
    ['api', 'APP_SECRET', 'short', 'a text of 32 characters or more'],
    ['api', 'S3_BUCKET', 'A', 'the name of a bucket (small letters, digits, dots and dashes), not "A"'],
    [
      'shop',
      'PUBLIC_URL',
      'https://shop.example/x',
      'an address like https://shop.example, not "https://shop.example/x"',
    ],
    ['shop', 'STORE_X_URL', 'http://x.com', 'an address that begins with https://, not "http://x.com"'],
    ['sandbox', 'SANDBOX_HOLD_REFUNDS', 'maybe', '1 or 0, not "maybe"'],
  ] as const)('tells the %s what %s=%s must be', (by, name, value, rest) => {
    expect(problemsOf(by, { [name]: value })).toEqual([`${name}: must be ${rest}`]);
  });

  it('reports all problems at once, and none about the default of an invalid variable', () => {
    const find = () => ['API_PORT: taken', 'LOG_LEVEL: too quiet'];
    expect(problemsOf('api', { API_PORT: 'x', SEED: 'y' }, find).map((problem) => problem.split(':')[0])).toEqual([
      'API_PORT',
      'SEED',
      'LOG_LEVEL',
    ]);
  });
});
