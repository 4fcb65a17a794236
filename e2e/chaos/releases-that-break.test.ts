import { join } from 'node:path';
import { openBucket } from '@aaram/runtime/publishing/bucket';
import { publishBuilt } from '@aaram/runtime/publishing/publish';
import { afterEach, describe, expect, it } from 'vitest';
import { isLongForm } from '#lib/long-form.ts';
import { breakPages, breakShell, type Drill, startDrill } from '#lib/release/release-drill.ts';
import { startS3Server } from '../../api/src/testing/services/s3-server.ts';
import { REPORT_PATH } from '../../shell/server/documents/report-path.ts';
import { deploy } from '../../shell/server/gate/deploy.ts';

/** Within this time a release that fails is taken back for everybody, ms. */
const WITHDRAWN_MS = 30_000;
const HOUR_MS = 3_600_000;
const THROWS = "throw new Error('on purpose')";
const author = { by: 'a test', why: 'a drill' };
/** Pages of the remote that breaks first, and of the others. */
const blogs = ['/blogs', '/', '/women', '/login'];
let drill: Drill;

afterEach(() => drill.stop());

/** Every visitor had a page, from one set. */
const expectNoLoss = () => expect(drill.visits.filter(({ problem }) => problem !== undefined)).toEqual([]);
const liveBlog = async () => (await drill.versionOf('blog')) ?? '';

/**
 * An hour passes for all shops. A page that is being made meanwhile would seem to have taken it, so the next visit comes when
 * the signal has been handled: it was there before the second answer was asked for.
 */
async function moveClocks() {
  for (const { pid, url } of drill.shops) {
    process.kill(pid, 'SIGUSR2');
    for (let answers = 0; answers < 2; answers += 1) await (await fetch(`${url}/readyz`)).text();
  }
}

describe('a release that passed the gate', { timeout: 120_000 }, () => {
  // security: faulty-release
  it('and fails for everybody is withdrawn once by two shops of one store, whose clocks are six hours apart', async ({
    annotate,
  }) => {
    drill = await startDrill({ clocks: [3 * HOUR_MS, -3 * HOUR_MS] });
    const good = await liveBlog();
    await drill.goLive(await drill.change('blog', breakPages(THROWS)));
    const begin = performance.now();
    await drill.heal('blog', good, blogs, WITHDRAWN_MS);
    await annotate(`all shops healed ${Math.round(performance.now() - begin)} ms after it was live`, 'figure');
    expect(await drill.withdrawals()).toMatchObject([{ part: 'blog', to: good, by: 'the shop server' }]);
    expect(drill.visits.some(({ lastGood }) => lastGood === `blog@${good}`)).toBe(true);
    // No clock says that anything has served well for ten minutes.
    expect(await drill.marks()).toEqual([]);
    expectNoLoss();
  });
});

// Only in the long form (npm run test:chaos).
describe.runIf(isLongForm)('a release that passed the gate, and', { timeout: 180_000 }, () => {
  it('breaks an hour later, when it has long been good, is withdrawn all the same', async () => {
    drill = await startDrill();
    const good = await liveBlog();
    const breaksAt = Date.now() + 20_000;
    const release = await drill.change('blog', breakPages(`if (Date.now() > ${breaksAt}) ${THROWS}`));
    await drill.goLive(release);
    // A shop that hears of it after its clock has moved would count from then.
    const seenBy = async () => (await drill.visitAll(blogs)) && (await drill.writtenOf(release.manifest.version)).ages;
    await expect.poll(seenBy, { timeout: 10_000 }).toHaveLength(drill.shops.length);
    await moveClocks();
    await expect
      .poll(async () => (await drill.visitAll(blogs)) && (await drill.marks()).map(({ to }) => to), { timeout: 10_000 })
      .toContain(release.manifest.version);
    await expect.poll(() => Date.now(), { timeout: 30_000 }).toBeGreaterThan(breaksAt);
    await drill.heal('blog', good, blogs, WITHDRAWN_MS);
    expect(await drill.withdrawals()).toMatchObject([{ part: 'blog', from: release.manifest.version, to: good }]);
    expectNoLoss();
  });

  it('is good, bad, good and bad again needs a person after the second time', async () => {
    drill = await startDrill();
    const { store } = drill;
    const good = await liveBlog();
    const bad = await drill.change('blog', breakPages(THROWS));
    for (let time = 0; time < 2; time += 1) {
      await drill.goLive(bad);
      await drill.heal('blog', good, blogs, WITHDRAWN_MS);
    }
    const target = { store, part: 'blog', author };
    const again = { release: bad, how: 'deploy' as const, tryAll: async () => [] };
    await expect(deploy(target, again)).rejects.toThrow(/was withdrawn twice/);
    expect((await publishBuilt(store, [bad], author)).waiting).toMatchObject([{ part: 'blog' }]);
    expect(await liveBlog()).toBe(good);
    expect(await drill.withdrawals()).toHaveLength(2);
    await deploy(target, { ...again, how: 'promote' });
    expect(await liveBlog()).toBe(bad.manifest.version);
    expectNoLoss();
  });

  it('fails while its shop is killed and started again is withdrawn by what both servers have counted', async () => {
    drill = await startDrill({ clocks: [0] });
    const good = await liveBlog();
    const bad = await drill.change('blog', breakPages(THROWS));
    await drill.goLive(bad);
    await expect.poll(async () => (await drill.visit(0, '/login')).status).toBe(200);
    const failed = async () => (await drill.visit(0, '/blogs')).lastGood === `blog@${good}`;
    await expect.poll(failed).toBe(true);
    await drill.visit(0, '/blogs');
    const written = async () => (await drill.writtenOf(bad.manifest.version)).failures;
    await expect.poll(written, { timeout: 10_000 }).toBe(2);
    await drill.restart(0);
    expect(await liveBlog()).toBe(bad.manifest.version);
    // Five views are needed, and the new server has seen three.
    for (let view = 0; view < 3; view += 1) await drill.visit(0, '/blogs');
    await expect.poll(liveBlog, { timeout: WITHDRAWN_MS }).toBe(good);
    expect(await drill.withdrawals()).toMatchObject([{ part: 'blog', why: expect.stringContaining('5 failed') }]);
    expectNoLoss();
  });

  it('breaks in one browser of five is withdrawn by what that one reports', async () => {
    drill = await startDrill();
    const good = await liveBlog();
    await drill.goLive(await drill.change('blog', (server) => `${server}\n// broken in one browser`));
    const { url } = drill.shops[0] ?? { url: '' };
    await expect
      .poll(
        async () => {
          const visitor = drill.visits.length;
          await drill.visitAll(blogs);
          const set = (await fetch(`${url}/blogs`)).headers.get('x-release-set');
          const headers = { origin: url, 'x-forwarded-for': `198.51.100.${visitor % 250}` };
          if (visitor % 5 === 0 || drill.visits.length % 3 === 0)
            await fetch(`${url}${REPORT_PATH}?set=${set}&page=/blogs`, { method: 'POST', headers });
          return liveBlog();
        },
        { timeout: WITHDRAWN_MS, interval: 100 },
      )
      .toBe(good);
    expect(await drill.withdrawals()).toMatchObject([
      { why: expect.stringMatching(/ 0 failed on the server and [1-9]/) },
    ]);
    expectNoLoss();
  });

  it('is one of the shell, which breaks all pages, is withdrawn, and the remotes stay', async () => {
    drill = await startDrill();
    const [good, blog] = [(await drill.versionOf('shell')) ?? '', await liveBlog()];
    for (const path of blogs) await drill.visitAll([path]);
    await drill.goLive(await drill.change('shell', breakShell(THROWS)));
    await expect
      .poll(
        async () => (await drill.visitAll(blogs)) && drill.visits.some(({ lastGood }) => lastGood === `shell@${good}`),
        {
          timeout: WITHDRAWN_MS,
        },
      )
      .toBe(true);
    await drill.heal('shell', good, blogs, WITHDRAWN_MS);
    expect(await drill.withdrawals()).toMatchObject([{ part: 'shell', to: good }]);
    expect(await liveBlog()).toBe(blog);
    expectNoLoss();
  });

  it('breaks together with one of another remote: both are withdrawn', async () => {
    drill = await startDrill();
    const [blog, storefront] = [await liveBlog(), (await drill.versionOf('storefront')) ?? ''];
    await drill.goLive(
      await drill.change('blog', breakPages(THROWS)),
      await drill.change('storefront', breakPages(THROWS)),
    );
    await drill.heal('blog', blog, blogs, WITHDRAWN_MS);
    await drill.heal('storefront', storefront, ['/', '/women', '/blogs', '/login'], WITHDRAWN_MS);
    expect((await drill.withdrawals()).map(({ part }) => part).sort()).toEqual(['blog', 'storefront']);
    expectNoLoss();
  });

  it('breaks while the store of releases is away is withdrawn when it is back, and visitors have the last good one', async () => {
    const s3 = await startS3Server();
    try {
      const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = s3.env;
      const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = s3.env;
      drill = await startDrill({
        open: (dir) => ({
          store: openBucket(
            { endpoint, bucket, prefix: 'releases/', region, accessKeyId, secretAccessKey },
            { copies: join(dir, 'copies'), timeoutMs: 10_000 },
          ),
          ofShop: (shop) => ({
            ...{ RELEASES_URL: `s3://${bucket}/releases`, RELEASES_DIR: join(dir, `shop-${shop}`) },
            ...{ RELEASES_S3_ENDPOINT: endpoint, RELEASES_S3_REGION: region },
            ...{ RELEASES_S3_ACCESS_KEY_ID: accessKeyId, RELEASES_S3_SECRET_ACCESS_KEY: secretAccessKey },
          }),
        }),
      });
      const good = await liveBlog();
      const breaksAt = Date.now() + 10_000;
      const release = await drill.change('blog', breakPages(`if (Date.now() > ${breaksAt}) ${THROWS}`));
      await drill.goLive(release);
      await expect.poll(() => Date.now(), { timeout: 20_000 }).toBeGreaterThan(breaksAt - 1000);
      s3.setAway(true);
      await expect
        .poll(
          async () => (await drill.visitAll(['/blogs', '/'])) && drill.visits.filter(({ lastGood }) => lastGood).length,
          {
            timeout: 30_000,
          },
        )
        .toBeGreaterThan(20);
      s3.setAway(false);
      await drill.heal('blog', good, blogs, WITHDRAWN_MS);
      expect(await drill.withdrawals()).toMatchObject([{ part: 'blog', from: release.manifest.version }]);
      expectNoLoss();
    } finally {
      s3.setAway(false);
      await drill.stop();
      await s3.close();
    }
  });
});
