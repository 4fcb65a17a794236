import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPorts } from '#lib/store.ts';
import { releasesDir, shopUrl } from '#lib/store-under-test.ts';
import { serveFolder } from '../../tools/lib/fixtures/feed.ts';
import { writeCheckout } from '../../tools/lib/packs/example-checkout.ts';
import { readSet } from '../../tools/lib/publishing/live-set.ts';
import { openFolder } from '../../tools/lib/release-store/folder-store.ts';

const store = openFolder(releasesDir);
const liveBlog = async () => (await readSet(store)).remotes.blog?.version;
let team: string;

/** Runs a program in the team's checkout, with nothing of this repository in its path. */
const run = (program: string, ...args: string[]) =>
  promisify(execFile)(program, args, {
    cwd: team,
    env: {
      ...process.env,
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      RELEASES_DIR: releasesDir,
    },
  });

// Only in the long form (npm run test:chaos): it installs the packages of a checkout, which takes a minute.
describe.runIf(process.env.PROOF === 'long')('a team', () => {
  beforeAll(async () => {
    team = join(await mkdtemp(join(tmpdir(), 'aaram-team-')), 'checkout');
    writeCheckout(resolve(import.meta.dirname, '../..'), 'blog', team);
    await run('npm', 'install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund');
  }, 900_000);
  afterAll(() => rm(dirname(team), { recursive: true, force: true }));

  it('with a checkout of one remote and the packages builds, tests and deploys, and a rollback leads back', async () => {
    const before = await liveBlog();
    await run('npm', 'test');
    await run('npm', 'run', 'release', '--', 'build', 'blog');
    await run('npm', 'run', 'release', '--', 'deploy', 'blog', '--why', 'from the team');
    const live = await liveBlog();
    expect(live).not.toBe(before);
    try {
      await expect.poll(async () => (await fetch(`${shopUrl}/blogs`)).text()).toContain(`"version":"${live}"`);
      const document = await (await fetch(`${shopUrl}/blogs`)).text();
      expect(document).toMatch(/<h1[^>]*>/);
    } finally {
      await run('npm', 'run', 'release', '--', 'rollback', 'blog');
      await run('npm', 'run', 'release', '--', 'pin', 'blog', '--off');
    }
    expect(await liveBlog()).toBe(before);
  }, 900_000);

  it('develops against the live others, and shows each change', async () => {
    const feed = await serveFolder(releasesDir);
    const { shop: port } = await findPorts();
    const args = [join(team, 'node_modules/.bin/aaram-against'), 'blog', '--against', feed.url, '--api', shopUrl];
    const env = { ...process.env, PORT: String(port) };
    const server = spawn(process.execPath, args, { cwd: team, env, stdio: ['ignore', 'ignore', 'inherit'] });
    const ended = once(server, 'exit');
    const ask = () =>
      fetch(`http://127.0.0.1:${port}/blogs`).then(
        (answer) => answer.text(),
        () => '',
      );
    const versionIn = (document: string) => /"name":"blog","version":"(\w+)"/.exec(document)?.[1];
    const { remotes } = await readSet(store);
    try {
      await expect.poll(ask, { timeout: 120_000 }).toContain(`"version":"${remotes.storefront?.version}"`);
      const before = versionIn(await ask());
      expect(before).toBeDefined();
      await appendFile(join(team, 'blog/src/remote.tsx'), "\nconsole.debug('a change');\n");
      await expect.poll(async () => versionIn(await ask()) ?? before, { timeout: 60_000 }).not.toBe(before);
    } finally {
      server.kill('SIGTERM');
      await ended;
      await feed.close();
    }
  }, 300_000);
});
