import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { serveFolder } from '@aaram/runtime/publishing/files/testing';
import { readSet } from '@aaram/runtime/publishing/set';
import { openFolder } from '@aaram/runtime/publishing/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { findPorts } from '#lib/store/store.ts';
import { releasesDir, shopUrl } from '#lib/store/store-under-test.ts';
import { writeCheckout } from '../../tools/lib/packs/example-checkout.ts';

const visit = withBrowser();
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

  it('develops against the live others, and an open page shows each edit', async () => {
    const feed = await serveFolder(releasesDir);
    const { shop: port } = await findPorts();
    const args = [join(team, 'node_modules/.bin/aaram-against'), 'blog', '--against', feed.url, '--api', shopUrl];
    const env = { ...process.env, PORT: String(port), DEV_PORT: String(port + 100) };
    const server = spawn(process.execPath, args, { cwd: team, env, stdio: ['ignore', 'ignore', 'inherit'] });
    const ended = once(server, 'exit');
    const texts = join(team, 'blog/src/texts/en/post-list.ts');
    const before = await readFile(texts, 'utf8');
    const edit = (title: string) => writeFile(texts, before.replace(/^export const title = .*$/m, title));
    const url = `http://localhost:${port}/blogs`;
    const ask = () =>
      fetch(url).then(
        (answer) => answer.text(),
        () => '',
      );
    const { remotes } = await readSet(store);
    try {
      await expect.poll(ask, { timeout: 120_000 }).toContain(`"version":"${remotes.storefront?.version}"`);
      const { page, problems } = await visit();
      await page.goto(url);
      await settled(page);
      const heading = page.getByRole('heading', { level: 1 });
      await edit("export const title = 'The first edit';");
      await heading.filter({ hasText: 'The first edit' }).waitFor();
      await settled(page);
      expect(problems.errors).toEqual([]);
      // What cannot be compiled is said in the console, and the page stays.
      await edit('export const title = ;');
      await expect.poll(() => problems.errors.join()).toMatch(/post-list/);
      expect(await heading.textContent()).toBe('The first edit');
      await edit("export const title = 'The second edit';");
      await heading.filter({ hasText: 'The second edit' }).waitFor();
    } finally {
      server.kill('SIGTERM');
      await ended;
      await feed.close();
    }
  }, 300_000);
});
