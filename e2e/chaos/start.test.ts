import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownContacts } from '@aaram/shared-domain/environment/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { clientFor, newShopper } from '#lib/api.ts';
import { isRunning, killNow, postmasterPid, processesOf } from '#lib/store/processes.ts';
import { findPorts, type Ports, runStore, type Store, startStore, stopStore } from '#lib/store/store.ts';

/** Recovery takes two seconds on an idle machine; this one also runs the tests. */
const AFTER_KILL_MS = 15_000;
const STOP_MS = 20_000;

let dataDir: string;
let ports: Ports;
let store: Store | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'aaram-start-'));
  ports = await findPorts();
  // The first start creates the data folder and the demo store.
  store = await startStore({ dataDir, ports });
});
afterEach(async () => {
  if (store) {
    await stopStore(store);
  }
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function running(): Store {
  if (!store) {
    throw new Error('No store was started.');
  }
  return store;
}
const everythingOf = ({ starter }: Store) => processesOf(starter.pid ?? 0, dataDir);

describe('a running store', () => {
  it('ends completely at Ctrl-C, and its database last', async () => {
    const first = running();
    expect(first.lines.join('\n')).toContain('demo store made');
    const everything = everythingOf(first);
    const postmaster = postmasterPid(dataDir);
    const programs = everything.filter(({ command }) => /server\.ts|main\.ts/.test(command));
    expect(programs.length).toBeGreaterThan(2);
    first.starter.kill('SIGINT');
    await vi.waitUntil(
      () => {
        const survivors = programs.filter(isRunning);
        const isDatabaseUp = everything.some((one) => one.pid === postmaster && isRunning(one));
        expect(isDatabaseUp || survivors.length === 0, 'a program outlived the database').toBe(true);
        return !isDatabaseUp;
      },
      { timeout: STOP_MS, interval: 5 },
    );
    expect(await first.ended).toBe(0);
    expect(first.lines.at(-1)).toBe('Stopped.');
    await vi.waitUntil(() => !everything.some(isRunning), { timeout: 2000, interval: 20 });
  });

  it('builds, installs and seeds nothing a second time, leaves no process behind when its starter is killed, and starts again with all data', async () => {
    store = await startStore({ dataDir, ports });
    const { lines, starter, shopUrl } = store;
    expect(lines.filter((line) => /^built |Installing|demo store made|database migrated|is live/.test(line))).toEqual(
      [],
    );
    expect(lines.join('\n')).toMatch(/Aaram is running \(started in \d+\.\d s\)/);
    const everything = everythingOf(store);
    expect(everything.length).toBeGreaterThan(5);
    const shopper = await newShopper(shopUrl);
    killNow(starter.pid ?? 0);
    const survivors = () => everything.filter(isRunning).map(({ command }) => command);
    await expect.poll(survivors, { timeout: AFTER_KILL_MS, interval: 20 }).toEqual([]);
    store = await startStore({ dataDir, ports });
    const profile = await clientFor(store.shopUrl, shopper.token).getProfile();
    expect(profile.email).toBe(shopper.email);
  });
});

describe('a start that is refused', () => {
  it.each([
    ['PORT', 'shop'],
    ['API_PORT', 'api'],
  ] as const)('names the busy port and %s in one line', async (variable, key) => {
    const other = createServer().listen(ports[key], '127.0.0.1');
    store = runStore({ dataDir, ports });
    expect(await store.ended).toBe(1);
    await new Promise((closed) => other.close(closed));
    const [line, ...others] = store.lines.filter((text) => text !== '');
    expect(others).toEqual([]);
    expect(line).toContain(`Port ${ports[key]} `);
    expect(line).toContain(`${variable}=`);
  });

  it('is one of production on a database with demo accounts', async () => {
    const env = {
      ...ownContacts,
      NODE_ENV: 'production',
      LIMITS: '',
      PUBLIC_URL: 'https://shop.example',
      RAZORPAY_KEY_ID: 'rzp_live_example',
      RAZORPAY_KEY_SECRET: 'a-secret-of-our-own',
      RAZORPAY_WEBHOOK_SECRET: 'another-secret-of-our-own',
      APP_SECRET: 'a third secret, of 32 letters or more',
    };
    store = runStore({ dataDir, ports, env });
    expect(await store.ended).toBe(78);
    const text = store.lines.join('\n');
    expect(text).toMatch(/holds \d+ demo accounts, whose password is public/);
    expect(text).not.toContain('Aaram is running');
  });

  it('lists everything that is not for production, once, and runs nothing', async () => {
    const env = { NODE_ENV: 'production', SEED: 'demo', LIMITS: 'relaxed' };
    store = runStore({ dataDir, ports, env });
    expect(await store.ended).toBe(78);
    const text = store.lines.join('\n');
    for (const name of [
      'SEED',
      'LIMITS',
      'RAZORPAY_KEY_ID',
      'RAZORPAY_KEY_SECRET',
      'RAZORPAY_WEBHOOK_SECRET',
      'APP_SECRET',
      'PUBLIC_URL',
      ...Object.keys(ownContacts),
    ]) {
      expect(text.split(`- ${name}: `), name).toHaveLength(2);
    }
    expect(text).toMatch(/RAZORPAY_KEY_ID: .*sandbox does not run in production/);
    expect(text).toMatch(/SEED: .*demo store/);
    expect(text).not.toContain('Aaram is running');
    expect(text).not.toContain('demo-password');
  });
});
