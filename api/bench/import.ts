/**
 * Imports 20,000 rows: `node api/bench/import.ts`. A file with a new price and other pieces for each product of a seller is
 * previewed, made and undone by a worker, a process like any other; with `new` a file of new products, with `pictures`
 * one whose first 200 rows (`PICTURES`) name a picture of a ZIP each. Says how long each took, the most memory the worker
 * had, and beside it the process in which it makes pictures, which ends after them; fails over 60 s for preview and run
 * together (pictures have as long again), or when the worker took over 200 MB more than before.
 */
import { Console } from 'node:console';
import { readdir, readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createPool } from '@aaram/runtime/db';
import { stringify } from 'csv-stringify/sync';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { createSession } from '#modules/identity/sessions/session.repository.ts';
import { inPictureProcess } from '#modules/media/process/picture-process.ts';
import { buildForm } from '#testing/build-form.ts';
import { buildZip } from '#testing/build-zip.ts';
import { buildUser } from '#testing/factories.ts';
import { makeJobsDue } from '#testing/jobs/waiting-jobs.ts';
import { openScratch } from './scratch.ts';
import { startWorker, stopServers } from './servers.ts';
import { readMemory, readPictureMemory } from './worker-memory.ts';

const out = new Console(process.stdout);
const ROWS = Number(process.env.ROWS ?? 20_000);
const MEGABYTE = 1024 * 1024;
const BUDGET = { seconds: 60, megabytes: 200 };
/** A worker begins with jobs after it has said that it is ready, ms. */
const SETTLE_MS = 3000;
const PICTURES = Number(process.env.PICTURES ?? 200);
/** The AVIFs of more pictures take too long to wait for. */
const MAX_WAIT_MS = 400;
/** Pixels; as a phone takes them, unless there are so many that they would not fit into a ZIP. */
const WIDTH = PICTURES > MAX_WAIT_MS ? 480 : 1500;
const DEMO = join(import.meta.dirname, '../demo/pictures');
const what = process.argv[2] ?? 'changes';
const pictureCount = what === 'pictures' ? PICTURES : 0;

const scratch = await openScratch(ROWS + 1000);
const { db } = scratch;
const config = readConfig({ ...process.env, DATABASE_URL: scratch.url, NODE_ENV: 'test', LIMITS: 'relaxed' });
const app = await buildApp({ config, db });
// The database stays: a run that was ended leaves its pictures to this one.
await db`delete from pgboss.job where name = 'pictures'`;
const seller = await buildUser(db, { role: 'seller' });
const headers = { authorization: `Bearer ${await createSession(db, seller.id, 86_400)}` };

/** A file that changes each product of the seller. */
async function changeAll(): Promise<string> {
  const owner = createPool({ url: scratch.url, max: 1, statementTimeoutMs: 0 });
  await owner`update products set seller_id = ${seller.id} where id in (
    select id from products where removed_at is null order by id limit ${ROWS})`;
  const products = await owner<{ id: string; name: string; pricePaise: number; size: string; quantity: number }[]>`
    select p.id, p.name, p.price_paise, s.size, s.quantity from products p
    join lateral (select * from product_stock s where s.product_id = p.id order by s.position limit 1) s on true
    where p.seller_id = ${seller.id} order by p.id`;
  await owner.end();
  return stringify([
    ['Product ID', 'Name', 'Price', 'MRP', 'Stock'],
    ...products.map(({ id, name, pricePaise, size, quantity }) => [
      id,
      `${name} सूती`,
      String(Math.round(pricePaise / 100) + 1),
      '',
      `${size}: ${quantity + 1}`,
    ]),
  ]);
}

const nameOfPicture = (row: number) => (row < pictureCount ? `photos/${row}.jpg` : '');

/** A file of products that the seller does not have yet. */
const addAll = (): string =>
  stringify([
    ['SKU', 'Name', 'Description', 'Category', 'Subcategory', 'Price', 'MRP', 'Colour', 'Tags', 'Stock', 'Pictures'],
    ...Array.from({ length: ROWS }, (_, row) => [
      `${seller.id.slice(0, 8)}-${row}`,
      `Kurta ${row}, सूती`,
      'A straight kurta of cotton, with side slits and a round neck.',
      'Men',
      'Shirts',
      String(499 + (row % 2000)),
      '3999',
      'Indigo',
      'cotton, kurta',
      'S: 4; M: 6; L: 2',
      nameOfPicture(row),
    ]),
  ]);

/** The pictures of the first rows: those of the demo store, each in another width. */
async function zipPictures(): Promise<Buffer> {
  const names = (await readdir(DEMO)).filter((name) => name.endsWith('.avif'));
  const files = [];
  for (let row = 0; row < pictureCount; row += 1) {
    const bytes = await readFile(join(DEMO, names[row % names.length] ?? ''));
    const width = WIDTH - Math.floor(row / names.length);
    files.push({
      name: nameOfPicture(row),
      bytes: await inPictureProcess('makeForm', { bytes, width, format: 'webp' }),
    });
  }
  return buildZip(files);
}

const file = what === 'changes' ? await changeAll() : addAll();
const zip = pictureCount > 0 ? [await zipPictures()] : [];
const form = await buildForm({}, [Buffer.from(file), ...zip]);
const worker = await startWorker(scratch.url);
await setTimeout(SETTLE_MS);

const most = { here: 0, pictures: 0, together: 0 };
const pid = worker.pid ?? 0;
const before = readMemory(pid);
const watch = setInterval(() => {
  const [here, pictures] = [readMemory(pid), readPictureMemory(pid)];
  most.here = Math.max(most.here, here);
  most.pictures = Math.max(most.pictures, pictures);
  most.together = Math.max(most.together, here - before + pictures);
}, 100);
const took: Record<string, number> = {};
async function time<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  took[name] = (performance.now() - start) / 1000;
  return result;
}
const sets = '/api/auth/panel/change-sets';
/** Waits a moment for the worker, which may have ended meanwhile. */
async function pause() {
  if (worker.exitCode !== null || worker.signalCode !== null) {
    throw new Error('The worker has ended.');
  }
  await setTimeout(200);
}
/** Waits for the worker's last row of the change set. */
async function finish(setId: string) {
  for (;;) {
    const { state: now } = (await app.inject({ url: `${sets}/${setId}`, headers })).json();
    if (!['preparing', 'running', 'undoing'].includes(now)) {
      return;
    }
    await pause();
  }
}
/** Waits until the worker has made the AVIF of each picture. */
async function finishPictures() {
  await makeJobsDue(db, ['pictures']);
  for (let waiting = 1; waiting > 0; await pause()) {
    const [row] = await db<{ count: number }[]>`
      select count(*)::int as count from pgboss.job where name = 'pictures' and state < 'completed'`;
    waiting = row?.count ?? 0;
  }
}
const id = await time('preview', async () => {
  const url = '/api/auth/panel/imports';
  const answer = await app.inject({
    method: 'POST',
    url,
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });
  const made = answer.json().set._id as string;
  await finish(made);
  return made;
});
let togetherInRun = 0;
for (const move of ['run', 'undo']) {
  await time(move, async () => {
    await app.inject({ method: 'POST', url: `${sets}/${id}/${move}`, headers });
    await finish(id);
  });
  // What comes after it is the AVIFs, which no import waits for.
  togetherInRun ||= most.together;
  if (move === 'run' && pictureCount > 0 && pictureCount <= MAX_WAIT_MS) {
    await time('AVIFs after it', finishPictures);
  }
}
clearInterval(watch);
const { state, counts } = (await app.inject({ url: `${sets}/${id}`, headers })).json();
await stopServers([{ child: worker }]);
await app.close();
await scratch.close();

const megabytes = Math.round((most.here - before) / MEGABYTE);
out.log(`${what}: ${ROWS} rows, ${Math.round(file.length / 1024)} KiB; load ${loadavg()[0]?.toFixed(1)}`);
out.log(
  Object.entries(took)
    .map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`)
    .join(', '),
);
out.log(
  `the worker: ${megabytes} MB more than the ${Math.round(before / MEGABYTE)} MB before; ${state}: ${JSON.stringify(counts)}`,
);
if (pictureCount > 0) {
  const zipped = Math.round((zip[0]?.length ?? 0) / MEGABYTE);
  out.log(
    `${pictureCount} pictures (${zipped} MB); their process: ${Math.round(most.pictures / MEGABYTE)} MB of its own; both together at most ${Math.round(togetherInRun / MEGABYTE)} MB more until the run ended, ${Math.round(most.together / MEGABYTE)} MB at all`,
  );
}
const seconds = (took.preview ?? 0) + (took.run ?? 0);
const isSlow = seconds > BUDGET.seconds * (pictureCount > 0 ? 2 : 1);
process.exitCode = isSlow || megabytes > BUDGET.megabytes || counts.undone !== ROWS ? 1 : 0;
