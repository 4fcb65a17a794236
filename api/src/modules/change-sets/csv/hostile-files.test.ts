import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildOverlappingZip, buildZip } from '#testing/build-zip.ts';
import { importFiles } from '#testing/catalogue/import-files.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

/** The short form sends two files at once and asserts no time. */
const isLong = process.env.PROOF === 'long';
const AT_ONCE = isLong ? 10 : 2;
const P99_MS = 500;

let t: TestApp;
let sellerId = '';
let headers: { authorization: string };
beforeAll(async () => {
  t = await buildTestApp({ LIMITS: 'relaxed' });
});
beforeEach(async () => {
  const user = await buildUser(t.db, { role: 'seller' });
  sellerId = user.id;
  headers = await loginAs(t.db, user);
});
afterAll(() => t.close());

const { upload } = importFiles(
  () => t,
  () => headers,
);
const rowsNaming = (names: readonly string[]) =>
  `SKU,Name,Pictures\n${names.map((name, index) => `S${index},N${index},${name}`).join('\n')}\n`;

const picture = Buffer.alloc(8 * 1024 * 1024);
const overlapping = buildOverlappingZip({ entries: isLong ? 4900 : 490, bytes: picture });
const liars = Array.from({ length: 40 }, (_, index) => `${index}.jpg`);
/** Files whose content is longer than they say: each is unpacked and then refused. */
const lying = buildZip(liars.map((name) => ({ name, bytes: picture, saysSize: picture.length - 1 })));
const long = `SKU,Name,Price\n${`${'a"b'.repeat(6)},x,1\n`.repeat(isLong ? 830_000 : 83_000)}`;

const hostile: [string, () => ReturnType<typeof upload>, RegExp][] = [
  ['a ZIP of overlapping files', () => upload(rowsNaming(overlapping.names), { zip: overlapping.zip }), /overlap/],
  ['a ZIP whose files say too little', () => upload(rowsNaming(liars), { zip: lying }), /too large together/],
  ['a table of too many rows', () => upload(long), /more than 20,000 rows/],
  ['quotation marks that nothing closes', () => upload(`SKU,Name\n${'"a,b\n'.repeat(21_000)}`), /not closed/],
];

// security: strangers-files
it.each(hostile)('%s is refused, and nothing of it is stored', async (_name, send, message) => {
  const answer = await send();
  expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(message)]);
  expect(await t.db`select from change_sets where actor_id = ${sellerId}`).toHaveLength(0);
});

// security: strangers-files, work-at-once
it('hold no transaction and no other request up while they are read', async ({ annotate }) => {
  const product = await buildProduct(t.db);
  const url = `/api/auth/products/${product.id}`;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const uploads = Array.from({ length: AT_ONCE }, (_, index) => hostile[index % hostile.length]?.[1]());
  let isOver = false;
  const answered = Promise.all(uploads).finally(() => (isOver = true));
  const times: number[] = [];
  let longest = 0;
  delay.enable();
  while (!isOver) {
    const begun = performance.now();
    const [read, [open]] = await Promise.all([
      t.app.inject(url),
      t.db<{ count: number }[]>`
        select count(*)::int from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction' and now() - xact_start > interval '1 second'`,
    ]);
    times.push(performance.now() - begun);
    expect([read.statusCode, open?.count]).toEqual([200, 0]);
    longest = Math.max(longest, delay.max / 1e6);
    await new Promise((next) => setTimeout(next, 10));
  }
  delay.disable();
  const codes = (await answered).map((answer) => answer?.statusCode);
  expect(codes.every((code) => code === 400 || code === 503)).toBe(true);
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  await annotate(
    `${AT_ONCE} files at once: ${times.length} calls beside them, p99 ${p99.toFixed(0)} ms, longest block ${longest.toFixed(0)} ms`,
    'figure',
  );
  if (isLong) {
    expect(p99).toBeLessThan(P99_MS);
  }
});
