import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPool, type Pool } from '@aaram/runtime/db';
import { launchDatabase, type RunningDatabase } from '@aaram/runtime/postgres';
import { archiveDir, type CheckedTable, checkTables, listArchived } from '@aaram/runtime/postgres/backup';
import { temporaryDataDir } from '@aaram/runtime/postgres/testing';
import { until } from '@aaram/runtime/system';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeOver } from '#modules/settings/index.ts';
import { buildForm, buildPicture } from '#testing/build-form.ts';
import { buildProduct, TEST_PASSWORD } from '#testing/factories.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { migrate } from '../db/migrate.ts';
import { listBackups } from './backups.ts';
import { type Made, makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import type { BackupSettings } from './settings.ts';

const TIMEOUT = 120_000;
/** Orders that are placed while the backup is made, and after it. */
const ORDERS = process.env.PROOF === 'long' ? 400 : 12;
const log = () => undefined;

const temporary = temporaryDataDir();
const settings: BackupSettings = {
  dataDir: temporary.dataDir,
  databaseUrl: undefined,
  media: { s3: undefined },
  dir: join(temporary.dataDir, '..', 'backups'),
  keep: 2,
  maxLogKb: 1024 * 1024,
};

let database: RunningDatabase;
let shop: PaymentHarness;
let made: Made;
let shopper: Awaited<ReturnType<PaymentHarness['shopper']>>;
let product: Awaited<ReturnType<typeof buildProduct>>;
let picture: { url: string; bytes: Buffer };
/** Every order that was confirmed to a shopper, and what all tables were before the deletion. */
const confirmed: string[] = [];
let before: CheckedTable[];
let at: Date;

const connect = (url: string) => createPool({ url, max: 1, statementTimeoutMs: 0 });

const openShop = () =>
  startPaymentHarness({ DATABASE_URL: database.url, DATA_DIR: temporary.dataDir, RAZORPAY_TIMEOUT_SECONDS: '10' });

/** Orders and pays. On a busy machine an answer may be 503: nothing was done, and it may be repeated. */
async function buy({ payAtProvider, verify }: PaymentHarness): Promise<string> {
  const paid = await until(() => payAtProvider(shopper.headers, [product]).catch(() => undefined), 60_000);
  if (paid === undefined) {
    throw new Error('No order was taken for a minute.');
  }
  const answer = await until(async () => {
    const { statusCode } = await verify(shopper.headers, paid);
    return statusCode === 503 ? undefined : statusCode;
  }, 60_000);
  expect(answer).toBe(200);
  return paid.orderId;
}

async function uploadPicture({ app }: PaymentHarness) {
  const form = await buildForm({}, [await buildPicture()]);
  const headers = { ...form.headers, ...shopper.headers };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/uploads/design', payload: form.payload, headers });
  const url: string = answer.json().pictures[0];
  return { url, bytes: (await app.inject(url)).rawPayload };
}

/** Ends the segment that the log is in, and waits until the archive has it. */
async function archiveNow(db: Pool, id: string) {
  const [row] = await db<{ name: string }[]>`select pg_walfile_name(pg_switch_wal()) as name`;
  const isThere = async () => (await listArchived(archiveDir(settings.dir, id))).includes(row?.name ?? '');
  expect(await until(isThere, 30_000)).toBe(true);
}

/** Writes another file instead: the file itself may have other names. */
async function replaceFile(path: string) {
  await rm(path);
  await writeFile(path, '{}');
}

/** Buys until it is stopped, as other shoppers do while a backup is made. */
function trade() {
  let isOver = false;
  const work = (async () => {
    while (!isOver || confirmed.length < ORDERS) {
      confirmed.push(await buy(shop));
    }
  })();
  return async () => {
    isOver = true;
    await work;
  };
}

beforeAll(async () => {
  database = await launchDatabase({ dataDir: temporary.dataDir, log });
  await migrate(database.url);
  shop = await openShop();
  shopper = await shop.shopper({ email: 'meera@backup.example' });
  product = await buildProduct(shop.db, { stock: { M: 1_000_000 } });
  picture = await uploadPicture(shop);

  const end = trade();
  made = await makeBackup(settings).finally(end);
  before = await checkTables(shop.db);
  const [now] = await shop.db<{ at: Date }[]>`select clock_timestamp() as at`;
  at = now?.at ?? new Date();
  await until(() => Date.now() > at.getTime() + 5, 1000);
  // What an operator did by mistake.
  await shop.db`truncate order_lines cascade`;
  await archiveNow(shop.db, made.manifest.archive);
  await shop.close();
  await database.stop();
}, TIMEOUT);

afterAll(async () => {
  await temporary.remove();
  await rm(settings.dir, { recursive: true, force: true });
});

describe('a store that is lost with its disk', { timeout: TIMEOUT }, () => {
  // reliability: backup
  it('comes back as it was just before a deletion: every row of every table, every confirmed order, the pictures', async () => {
    await rename(temporary.dataDir, `${temporary.dataDir}.lost`);
    const restored = await restoreBackup(settings, { to: at });
    expect(restored.tables).toEqual(before);
    expect(restored).toMatchObject({ isBeforeTarget: false, gap: undefined, replaced: undefined });
    expect(restored.pictures).toBe(made.manifest.pictures);
    expect(new Date(restored.upTo) <= at).toBe(true);

    database = await launchDatabase({ dataDir: temporary.dataDir, log });
    const db = connect(database.url);
    const rows = await db<{ id: string }[]>`
      select o.id from orders o where o.payment_status = 'Paid' and exists (select from order_lines i where i.order_id = o.id)`;
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(confirmed));
    expect(confirmed.length).toBeGreaterThanOrEqual(ORDERS);
    await db.end();
  });

  // security: restored-copy
  it('is a copy: it is read, but sells nothing, sends nothing and does no work', async () => {
    shop = await openShop();
    const { app, db } = shop;
    const { headers } = shopper;
    expect((await app.inject(`/api/auth/products/${product.id}`)).statusCode).toBe(200);
    await expect(shop.payAtProvider(headers, [product])).rejects.toThrow();
    const event = await app.inject({ method: 'POST', url: '/api/webhooks/razorpay', payload: {} });
    expect([event.statusCode, event.json().message]).toEqual([503, expect.stringMatching(/restored copy/)]);
    const letter = { to: 'meera@backup.example', subject: 'A', text: 'A', html: 'A' };
    await expect(app.sendMail(letter, ['copy'])).rejects.toThrow(/COPY/);
    let isBegun = false;
    const begin = () => {
      isBegun = true;
    };
    app.addBackground({ name: 'work of a copy', everyMs: 60_000, run: async () => begin() });
    app.startBackground();
    const jobs = app.whenOwn().then(app.startJobs);
    for (const table of ['orders', 'tax_documents', 'refunds']) {
      await expect(db.unsafe(`insert into ${table} select * from ${table} limit 1`)).rejects.toThrow(/restored copy/);
    }
    expect(isBegun).toBe(false);
    expect(await takeOver(db)).toBe(true);
    expect(await until(async () => isBegun, 20_000)).toBe(true);
    await jobs;
    await shop.close();
  });

  // security: restored-copy
  // reliability: backup
  it('serves again when it is taken over: log in, see the picture, order and pay', async () => {
    shop = await openShop();
    const login = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: shopper.email, password: TEST_PASSWORD },
    });
    expect(login.statusCode).toBe(200);
    expect((await shop.app.inject(picture.url)).rawPayload.equals(picture.bytes)).toBe(true);
    const orderId = await buy(shop);
    expect(await shop.statusOf(orderId)).toMatchObject({ paymentStatus: 'Paid' });
  });

  it('is backed up again into an archive of its own, and what is too old is deleted', async () => {
    const second = await makeBackup(settings);
    expect(second.manifest.archive).not.toBe(made.manifest.archive);
    const third = await makeBackup(settings);
    expect(third.pruned).toBe(1);
    expect((await listBackups(settings.dir)).map(({ name }) => name)).toEqual([second.name, third.name]);
    expect(await readdir(join(settings.dir, 'log'))).toEqual([second.manifest.archive]);
    expect(third.gap).toBeUndefined();
    await shop.close();
    await database.stop();
  });
});

describe('a restore', { timeout: TIMEOUT }, () => {
  // reliability: unfit-backup
  it('leaves a store that is there alone until --replace is given, and keeps the replaced one', async () => {
    await expect(restoreBackup(settings, {})).rejects.toThrow(/already has a database. With --replace/);
    const { replaced, tables } = await restoreBackup(settings, { replace: true });
    expect(replaced).toBe(join(temporary.dataDir, 'pg18.replaced'));
    expect(existsSync(join(temporary.dataDir, 'pg18.replaced', 'PG_VERSION'))).toBe(true);
    expect(tables.find(({ name }) => name === 'public.orders')?.rows).toBe(confirmed.length + 1);
  });

  it('is refused while the store runs', async () => {
    const running = await launchDatabase({ dataDir: temporary.dataDir, log });
    await expect(restoreBackup(settings, { replace: true })).rejects.toThrow(/runs \(process \d+\): stop it first/);
    await running.stop();
  });

  // reliability: unfit-backup
  it('is refused for a time that no backup covers', async () => {
    const to = new Date('2020-01-01T00:00:00Z');
    await expect(restoreBackup(settings, { to })).rejects.toThrow(/oldest backup ended at .*: choose a later time/);
  });

  it.each([
    [
      'a changed file',
      async (dir: string) => replaceFile(join(dir, 'database/PG_VERSION.gz')),
      /PG_VERSION.gz was changed/,
    ],
    [
      'a missing file',
      async (dir: string) => rm(join(dir, 'database/global/pg_control.gz')),
      /pg_control.gz is missing/,
    ],
    ['a file that is no part of it', async (dir: string) => writeFile(join(dir, 'more'), ''), /more is no part of it/],
    ['no manifest', async (dir: string) => rm(join(dir, 'manifest.json')), /There is no complete backup/],
    [
      'a manifest of another version',
      async (dir: string) => replaceFile(join(dir, 'manifest.json')),
      /damaged, or of another version/,
    ],
  ])('of a backup with %s is refused, and the store stays as it was', async (_what, damage, sentence) => {
    const [whole] = await listBackups(settings.dir);
    const copy = join(settings.dir, 'damaged');
    await rm(copy, { recursive: true, force: true });
    // Hard links: a thousand files in no time.
    execFileSync('cp', ['-al', whole?.folder ?? '', copy]);
    await damage(copy);
    const control = join(temporary.pgDir, 'global/pg_control');
    const was = await readFile(control);
    await expect(restoreBackup(settings, { name: copy, replace: true })).rejects.toThrow(sentence);
    expect((await readFile(control)).equals(was)).toBe(true);
  });
});
