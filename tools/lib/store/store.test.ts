import type { SpawnOptions } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePorts, isAlive } from '@aaram/runtime/system';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Plan } from '../fixtures/dummy-start.ts';
import { expectSoon, type Program, run, untilLine } from '../fixtures/run.ts';
import type { Settings } from '../settings.mjs';

const SCRIPT = fileURLToPath(new URL('../fixtures/dummy-start.ts', import.meta.url));

let dataDir: string;
let ports: Settings['ports'];
let program: Program;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'aaram-start-'));
  const [shop = 0, api = 0, sandbox = 0, panel = 0] = await findFreePorts(4);
  ports = { shop, api, sandbox, panel };
});

afterEach(async () => {
  program?.child.kill('SIGKILL');
  await program?.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

function start(plan: Plan = {}, options: SpawnOptions = {}) {
  const env = {
    DATA_DIR: dataDir,
    PORT: String(ports.shop),
    API_PORT: String(ports.api),
    SANDBOX_PORT: String(ports.sandbox),
    PANEL_PORT: String(ports.panel),
    ...options.env,
  };
  program = run(SCRIPT, [JSON.stringify(plan)], { ...options, env });
  return program;
}

const running = () => untilLine(program, /Aaram is running/);
/** What a stand-in says about itself. */
type Answer = { name: string; pid: number; databaseUrl?: string };
const ask = async (port: number, path = '/'): Promise<Answer> =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })).json();
const pids = async () => Promise.all([ports.api, ports.sandbox, ports.shop].map(async (port) => (await ask(port)).pid));
const indexOf = (pattern: RegExp) => program.lines.findIndex((line) => pattern.test(line));

describe('the started store', { timeout: 40_000 }, () => {
  it('prints addresses and demo accounts once every part answers', async () => {
    start();
    await running();
    await untilLine(program, /Ctrl-C stops everything/);
    const text = program.lines.join('\n');
    for (const word of [
      `localhost:${ports.shop}\n`,
      // No panel on its own runs here, nor in development.
      `localhost:${ports.shop}/admin-dashboard`,
      'shopper@example.com',
      'seller2@example.com',
      'admin@example.com',
      'demo-password',
    ]) {
      expect(text).toContain(word);
    }
    expect((await ask(ports.api)).databaseUrl).toBe('postgres://dummy/1');
  });

  it('keeps the demo accounts to itself in production, and uses the database of DATABASE_URL', async () => {
    start({}, { env: { NODE_ENV: 'production', DATABASE_URL: 'postgres://own/aaram' } });
    await untilLine(program, /Ctrl-C stops everything/);
    expect(program.lines.join('\n')).not.toContain('demo-password');
    expect((await ask(ports.api)).databaseUrl).toBe('postgres://own/aaram');
  });

  it('stops shop, payments and API in this order at Ctrl-C, and the database last', async () => {
    start();
    await running();
    program.child.kill('SIGINT');
    expect(await program.ended).toBe(0);
    const order = [/\[shop\] stopped/, /\[payments\] stopped/, /\[api\] stopped/, /database closed/].map(indexOf);
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('treats the two signals of one Ctrl-C under npm as one', async () => {
    start({ modes: { api: 'stubborn' } });
    await running();
    const [api = 0] = await pids();
    program.child.kill('SIGINT');
    program.child.kill('SIGINT');
    await untilLine(program, /\[api\] asked to stop/);
    expect(isAlive(api)).toBe(true);
  });

  it('ends a part that does not stop by itself at the second Ctrl-C', async () => {
    start({ modes: { api: 'stubborn' } });
    await running();
    const [api = 0] = await pids();
    program.child.kill('SIGINT');
    await untilLine(program, /\[api\] asked to stop/);
    const pressAgain = () => {
      // False when the whole program has ended already, as it should soon after the API.
      program.child.kill('SIGINT');
      return !isAlive(api);
    };
    await expectSoon(pressAgain, 'The end of the API', { timeoutMs: 5000 });
    expect(await program.ended).toBe(0);
    expect(indexOf(/database closed/)).toBeGreaterThan(0);
  });

  it('leaves no process behind two seconds after kill -9', async () => {
    start({ modes: { api: 'stubborn' } });
    await running();
    const children = await pids();
    program.child.kill('SIGKILL');
    await expectSoon(() => !children.some(isAlive), 'The end of every part', { timeoutMs: 2000 });
  });

  it('says in one line which port is in use and what to change', async () => {
    const other = createServer().listen(ports.api, '127.0.0.1');
    start();
    expect(await program.ended).not.toBe(0);
    other.close();
    const lines = program.lines.filter((line) => line.includes(String(ports.api)));
    expect(lines[0]).toMatch(new RegExp(`Port ${ports.api} \\(the API\\) is in use.*API_PORT=`));
  });

  it('starts a crashed part again and says so', async () => {
    start();
    await running();
    const [, , shop] = await pids();
    await ask(ports.shop, '/crash').catch(() => undefined);
    await untilLine(program, /The shop ended unexpectedly \(exit code 1\); starting it again/);
    const again = await expectSoon(() => ask(ports.shop).catch(() => undefined), 'The shop again');
    expect(again.pid).not.toBe(shop);
  });

  // security: crashing-part
  it('starts a part that dies at once again for ever, says so, and keeps the rest running', async () => {
    start({ modes: { shop: 'crash' } });
    await untilLine(
      program,
      /The shop ended 12 times in a row right after its start \(last time exit code 3\); starting/,
    );
    expect(indexOf(/\[shop\] shop cannot go on/)).toBeGreaterThan(0);
    expect((await ask(ports.api)).databaseUrl).toBe('postgres://dummy/1');
    program.child.kill('SIGINT');
    expect(await program.ended).toBe(0);
    expect(indexOf(/database closed/)).toBeGreaterThan(0);
  });

  it('does not start a part again that says its settings are wrong', async () => {
    start({ modes: { api: 'bad-settings' } });
    // The exit code for wrong settings prevents a restart.
    expect(await program.ended).toBe(78);
    expect(program.lines.filter((line) => /the api/i.test(line))).toEqual([
      'The api cannot run with these settings (its output is above).',
    ]);
  });

  it('opens the database again when it ends, and gives the new address to the API', async () => {
    start({ databaseEnds: true });
    await untilLine(program, /database opened \(2\)/);
    const isMoved = async () => (await ask(ports.api).catch(() => undefined))?.databaseUrl === 'postgres://dummy/2';
    await expectSoon(isMoved, 'The API at the new address', { lines: program.lines });
  });

  it('stops on request before it runs', async () => {
    start();
    await untilLine(program, /database opened/);
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(indexOf(/Aaram is running/)).toBe(-1);
    expect(indexOf(/database closed/)).toBeGreaterThan(0);
  });
});
