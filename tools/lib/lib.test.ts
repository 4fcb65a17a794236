import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineFor } from '@aaram/runtime/problems';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprint, isStale, markFresh } from './build/stale.ts';
import { needsInstall } from './install.mjs';
import { findNode } from './node24.mjs';
import { readSettings, requireSpace } from './settings.mjs';
import { storeServices } from './store/services.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aaram-lib-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};

describe('isStale', () => {
  const build = () => ({
    inputs: [join(folder, 'src'), join(folder, 'package-lock.json')],
    stamp: join(folder, 'dist/.stamp'),
  });
  const markBuilt = () => markFresh({ stamp: build().stamp, state: fingerprint(build().inputs) });

  beforeEach(() => {
    write('src/deep/a.ts', 'one');
    write('package-lock.json', '{}');
    markBuilt();
  });

  it('is false while nothing changes', () => expect(isStale(build())).toBe(false));

  it.each([
    ['is edited', () => write('src/deep/a.ts', 'longer')],
    ['is touched', () => utimesSync(join(folder, 'src/deep/a.ts'), 1, 1)],
    ['is added', () => write('src/b.ts', '')],
    ['is removed', () => rmSync(join(folder, 'src/deep/a.ts'))],
    ['of the lock file changes', () => write('package-lock.json', '[]')],
  ])('is true when a file %s', (_what, change) => {
    change();
    expect(isStale(build())).toBe(true);
  });

  it('ignores the time of the lock file and what was built or installed', () => {
    utimesSync(join(folder, 'package-lock.json'), 1, 1);
    write('src/node_modules/x.js', '');
    write('src/dist/y.js', '');
    expect(isStale(build())).toBe(false);
  });

  it('is true when what was built is gone', () => {
    expect(isStale({ ...build(), outputs: [join(folder, 'dist/main.js')] })).toBe(true);
    rmSync(join(folder, 'dist'), { recursive: true });
    expect(isStale(build())).toBe(true);
  });

  it('is true again when a file was edited during the build', () => {
    const state = fingerprint(build().inputs);
    write('src/deep/a.ts', 'edited meanwhile');
    markFresh({ stamp: build().stamp, state });
    expect(isStale(build())).toBe(true);
  });
});

describe('needsInstall', () => {
  const lock = (version: number) =>
    JSON.stringify({
      packages: {
        '': {},
        'node_modules/a': { version, integrity: `sha-${version}` },
        'node_modules/other-system': { version: '1', optional: true },
      },
    });
  const record = (version: number) =>
    write(
      'node_modules/.package-lock.json',
      JSON.stringify({ packages: { 'node_modules/a': { version, integrity: `sha-${version}` } } }),
    );

  it('is true in a fresh clone', () => {
    write('package-lock.json', lock(1));
    expect(needsInstall(folder, 'all')).toBe(true);
  });

  it('is false after npm ci was run by hand, and remembers it', () => {
    write('package-lock.json', lock(1));
    record(1);
    expect(needsInstall(folder, 'all')).toBe(false);
    rmSync(join(folder, 'node_modules/.package-lock.json'));
    expect(needsInstall(folder, 'all')).toBe(false);
  });

  it('is true when the lock file asks for another version', () => {
    write('package-lock.json', lock(1));
    record(1);
    needsInstall(folder, 'all');
    write('package-lock.json', lock(2));
    expect(needsInstall(folder, 'all')).toBe(true);
  });

  it('is true for the tests, and false for the store, when npm installed all but the packages of development', () => {
    const { packages } = JSON.parse(lock(1));
    write('package-lock.json', JSON.stringify({ packages: { ...packages, 'node_modules/tool': { dev: true } } }));
    record(1);
    expect([needsInstall(folder, 'all'), needsInstall(folder, 'store')]).toEqual([true, false]);
    // What was found is remembered, and does not count for more than that.
    expect([needsInstall(folder, 'all'), needsInstall(folder, 'store')]).toEqual([true, false]);
  });

  it('is false for the store when all packages are installed', () => {
    write('package-lock.json', lock(1));
    record(1);
    needsInstall(folder, 'all');
    rmSync(join(folder, 'node_modules/.package-lock.json'));
    expect(needsInstall(folder, 'store')).toBe(false);
  });

  it('is true when npm was interrupted', () => {
    write('package-lock.json', lock(1));
    write('node_modules/a/package.json', '{}');
    expect(needsInstall(folder, 'all')).toBe(true);
  });
});

describe('readSettings', () => {
  it('gives the usual ports unless they are set', () => {
    expect(readSettings({ API_PORT: '4123' }, folder)).toMatchObject({
      ports: { shop: 3000, api: 4123, sandbox: 4010, panel: 3002 },
      dataDir: join(folder, '.data'),
      sandbox: true,
    });
  });

  it.each([
    [{ PORT: 'three' }, /PORT must be a number from 1 to 65535, and it is "three"/],
    [{ PORT: '70000' }, /PORT must be a number/],
    [{ PORT: '4000' }, /PORT and API_PORT are both 4000/],
  ])('refuses %o in one line', (env, line) => {
    expect(() => readSettings(env, folder)).toThrow(line);
  });

  it.each<NodeJS.ProcessEnv>([{ RAZORPAY_KEY_ID: 'rzp_test_1' }, { NODE_ENV: 'production' }])(
    'leaves the payment sandbox out with %o',
    (env) => {
      const names = storeServices(readSettings(env, folder)).map(({ name }) => name);
      expect(names).toEqual(['api', 'shop', 'panel']);
    },
  );

  it("starts the payment sandbox for a developer's own test key when the API's address for payments leads there", () => {
    const env = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_BASE_URL: 'http://localhost:4010' };
    expect(storeServices(readSettings(env, folder)).map(({ name }) => name)).toContain('payments');
  });
});

describe('trusted proxies', () => {
  afterEach(() => vi.unstubAllEnvs());
  const environmentOf = (name: string) => storeServices(readSettings({}, folder)).find((one) => one.name === name)?.env;

  it.each([
    ['', 'loopback'],
    ['none', 'loopback'],
    ['10.1.0.0/16, loopback', 'loopback,10.1.0.0/16'],
  ])('the API believes the shop beside it, no matter who stands before the shop: "%s"', (proxies, expected) => {
    vi.stubEnv('TRUST_PROXY', proxies);
    expect(environmentOf('api')?.TRUST_PROXY).toBe(expected);
  });

  it('the panel on its own has an address of its own', () => {
    vi.stubEnv('PUBLIC_URL', 'https://shop.example');
    expect(environmentOf('panel')?.PUBLIC_URL).toBeUndefined();
    vi.stubEnv('PANEL_URL', 'https://panel.example');
    expect(environmentOf('panel')?.PUBLIC_URL).toBe('https://panel.example');
  });
});

describe('the lines for a person', () => {
  it('name a full disk', () => {
    expect(() => requireSpace(folder, Number.MAX_SAFE_INTEGER)).toThrow(/The disk is full: .* MB free/);
    expect(lineFor(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(
      'The disk is full: free some space and start again.',
    );
  });

  it('name a Node.js that is too old when npm installed none', () => {
    expect(() => findNode(folder, { path: '/usr/bin/node', version: '20.20.2' })).toThrow(
      /needs Node\.js 22\.18 or newer, this is 20\.20\.2/,
    );
    expect(findNode(folder, { path: '/usr/bin/node', version: '22.18.0' })).toBe('/usr/bin/node');
  });
});
