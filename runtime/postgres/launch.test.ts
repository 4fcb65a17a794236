import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPool, type Pool } from '@aaram/runtime/db';
import { processesIn, readPostmasterPid } from '@aaram/runtime/postgres/server';
import {
  openInProcess,
  type Program,
  runProgram,
  temporaryDataDir,
  watchdogsOf,
} from '@aaram/runtime/postgres/testing';
import { signal, until } from '@aaram/runtime/system';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchDatabase } from './launch.ts';

const TIMEOUT = 90_000;
const log = () => undefined;

/** A database that is made once and copied, because making one takes longer than most tests. */
let made: ReturnType<typeof temporaryDataDir>;
let temporary: ReturnType<typeof temporaryDataDir>;
let programs: Program[];

beforeAll(async () => {
  made = temporaryDataDir();
  await (await launchDatabase({ dataDir: made.dataDir, log })).stop();
}, TIMEOUT);
afterAll(() => made.remove());

beforeEach(() => {
  temporary = temporaryDataDir();
  programs = [];
});

afterEach(async () => {
  for (const { child, ended } of programs) {
    child.kill('SIGKILL');
    await ended;
  }
  await temporary.remove();
});

/** Copies the made database: complete, without a running process, as an earlier start leaves it. */
function bringMadeDatabase({ dataDir } = temporary) {
  // Keeps owners and permissions, which the server checks.
  execFileSync('cp', ['-a', made.dataDir, dataDir]);
}

async function open() {
  const program = await openInProcess(temporary.dataDir);
  programs.push(program);
  return program;
}

async function query<T>(url: string, run: (sql: Pool) => Promise<T>): Promise<T> {
  const sql = createPool({ url, max: 1 });
  try {
    return await run(sql);
  } finally {
    await sql.end();
  }
}

/** Fails when a process of the database is still there after `ms`. */
async function expectEmptyWithin(ms: number) {
  await until(() => processesIn(temporary.pgDir).length === 0, ms);
  expect(processesIn(temporary.pgDir)).toEqual([]);
}

describe('launchDatabase', { timeout: TIMEOUT }, () => {
  it('makes a database on the first start, in a folder that other users cannot enter, and finds the rows again on the second', async () => {
    mkdirSync(join(temporary.dataDir, '..'), { recursive: true, mode: 0o700 });
    expect(statSync(join(temporary.dataDir, '..')).mode & 0o077).toBe(0);
    const first = await launchDatabase({ dataDir: temporary.dataDir, log });
    await query(first.url, (sql) => sql`create table stored as select 42 as answer`);
    await first.stop();
    const second = await launchDatabase({ dataDir: temporary.dataDir, log });
    const rows = await query(second.url, (sql) => sql`select answer from stored`);
    await second.stop();
    expect(first.owner && second.owner).toBe(true);
    expect(second.url).toBe(first.url);
    expect(rows[0]?.answer).toBe(42);
    await expectEmptyWithin(0);
  });

  it('writes safely, listens on this machine only and keeps its password to itself', async () => {
    bringMadeDatabase();
    const database = await launchDatabase({ dataDir: temporary.dataDir, log });
    const settings = await query(database.url, async (sql) => {
      const rows = await sql<{ name: string; setting: string }[]>`select name, setting from pg_settings`;
      return new Map(rows.map(({ name, setting }) => [name, setting]));
    });
    const stranger = new URL(database.url);
    stranger.password = 'password';
    await expect(query(stranger.href, (sql) => sql`select 1`)).rejects.toThrow(/authentication/);
    await database.stop();
    const wanted = {
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      server_encoding: 'UTF8',
      jit: 'off',
    };
    expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, settings.get(name)]))).toEqual(wanted);
    expect(statSync(join(temporary.dataDir, 'pg18.json')).mode & 0o777).toBe(0o600);
    expect(statSync(temporary.pgDir).mode & 0o077).toBe(0);
  });

  it('leaves no process behind two seconds after kill -9 of its process', async () => {
    bringMadeDatabase();
    const program = await open();
    const server = readPostmasterPid(temporary.pgDir)?.pid ?? -1;
    const left = () => [...processesIn(temporary.pgDir), ...watchdogsOf(server)];
    expect(processesIn(temporary.pgDir)).toContain(server);
    expect(watchdogsOf(server)).toHaveLength(1);
    program.child.kill('SIGKILL');
    await until(() => left().length === 0, 2000);
    expect(left()).toEqual([]);
  });

  it('leaves no process behind when killed while it makes the database, and starts over', async () => {
    const program = runProgram(new URL('./main.ts', import.meta.url), [temporary.dataDir]);
    programs.push(program);
    await until(() => existsSync(join(temporary.dataDir, 'pg18.init', 'PG_VERSION')), 30_000, 1);
    program.child.kill('SIGKILL');
    await program.ended;
    const left = () => [temporary.dataDir, join(temporary.dataDir, 'pg18.init')].flatMap(processesIn);
    await until(() => left().length === 0, 2000);
    expect(left()).toEqual([]);
    const database = await launchDatabase({ dataDir: temporary.dataDir, log });
    await database.stop();
    expect(database.owner).toBe(true);
  });

  // reliability: killed-processes
  it('starts again right after kill -9 with every committed row', async () => {
    bringMadeDatabase();
    const program = await open();
    await query(program.url, (sql) => sql`create table stored as select generate_series(1, 1000) as id`);
    program.child.kill('SIGKILL');
    await program.ended;
    const again = await launchDatabase({ dataDir: temporary.dataDir, log });
    const rows = await query(again.url, (sql) => sql`select count(*)::int as count from stored`);
    await again.stop();
    expect(again.owner).toBe(true);
    expect(rows[0]?.count).toBe(1000);
  });

  it('starts again when the server was killed together with its backends', async () => {
    bringMadeDatabase();
    const program = await open();
    for (const pid of processesIn(temporary.pgDir)) signal(pid, 'SIGKILL');
    expect(await program.ended).toBe(1);
    const again = await launchDatabase({ dataDir: temporary.dataDir, log });
    await again.stop();
    expect(again.owner).toBe(true);
  });

  it('uses the server that another process runs, and leaves it running', async () => {
    bringMadeDatabase();
    const owner = await open();
    const guest = await launchDatabase({ dataDir: temporary.dataDir, log });
    await guest.stop();
    expect(owner.owner).toBe(true);
    expect(guest.owner).toBe(false);
    expect(guest.url).toBe(owner.url);
    expect(await query(owner.url, (sql) => sql`select 1 as one`)).toHaveLength(1);
  });

  it('tells a guest when the server it uses has ended', async () => {
    bringMadeDatabase();
    const owner = await open();
    const guest = await launchDatabase({ dataDir: temporary.dataDir, log });
    owner.child.kill('SIGTERM');
    await guest.exited;
    expect(processesIn(temporary.pgDir)).toEqual([]);
  });

  it('gives one owner and one guest when two start at once in an empty folder', async () => {
    const both = await Promise.all([open(), open()]);
    expect(both.map(({ owner }) => owner).sort()).toEqual([false, true]);
    expect(both[0].url).toBe(both[1].url);
  });

  it('ignores a pid file whose number now belongs to a stranger', async () => {
    bringMadeDatabase();
    const first = await launchDatabase({ dataDir: temporary.dataDir, log });
    const left = readFileSync(join(temporary.pgDir, 'postmaster.pid'), 'utf8');
    await first.stop();
    writeFileSync(join(temporary.pgDir, 'postmaster.pid'), left.replace(/^\d+/, String(process.pid)));
    const second = await launchDatabase({ dataDir: temporary.dataDir, log });
    expect(readPostmasterPid(temporary.pgDir)?.pid).not.toBe(process.pid);
    await second.stop();
  });

  it('takes another port when the last one is in use meanwhile', async () => {
    const other = temporaryDataDir();
    for (const folder of [temporary, other]) bringMadeDatabase(folder);
    const first = await launchDatabase({ dataDir: other.dataDir, log });
    const second = await launchDatabase({ dataDir: temporary.dataDir, log });
    await Promise.all([second.stop(), first.stop()]);
    await other.remove();
    const { port } = JSON.parse(readFileSync(join(made.dataDir, 'pg18.json'), 'utf8'));
    expect(new URL(first.url).port).toBe(String(port));
    expect(new URL(second.url).port).not.toBe(String(port));
  });

  it('says in one line that the password file is missing', async () => {
    mkdirSync(temporary.pgDir, { recursive: true });
    writeFileSync(join(temporary.pgDir, 'PG_VERSION'), '18\n');
    await expect(launchDatabase({ dataDir: temporary.dataDir, log })).rejects.toThrow(
      /password file .*pg18\.json is missing/,
    );
  });
});
