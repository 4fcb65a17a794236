/**
 * A team's day with one remote, from a fresh clone of its checkout: to the first edit in a browser, from an edit to the
 * page, from a change to live with the gate, and back. Data comes from a running store (SHOP_URL).
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { serveFolder } from '@aaram/runtime/publishing/files/testing';
import { findFreePorts, until } from '@aaram/runtime/system';
import { chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS } from '../chromium.mjs';
import { writeCheckout } from '../packs/example-checkout.ts';
import { startShop } from './measured-shop.ts';
import { median } from './median.ts';

const root = resolve(import.meta.dirname, '../../..');
const REMOTE = 'blog';
const TEXTS = 'blog/src/texts/en/post-list.ts';
const EDITS = 10;
/** The aims of a team's day, ms. */
const AIMS = { firstEdit: 60_000, edit: 300, live: 60_000, rolledBack: 2000 };

type Team = { folder: string; releasesDir: string; shopUrl: string };

const environment = (releasesDir: string) => ({
  ...process.env,
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  RELEASES_DIR: releasesDir,
});

const runIn = ({ folder, releasesDir }: Team, program: string, ...args: string[]) =>
  promisify(execFile)(program, args, { cwd: folder, env: environment(releasesDir), maxBuffer: 64 * 1024 ** 2 });

/** A repository of the team's checkout, as its server has it. */
function makeRepository(to: string): void {
  writeCheckout(root, REMOTE, to);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: to });
  const author = ['-c', 'user.name=team', '-c', 'user.email=team@example.com'];
  git('init', '--quiet');
  git('add', '.');
  git(...author, 'commit', '--quiet', '--message', 'blog: begin');
}

/** Changes the heading of the page in the source. */
function edit({ folder }: Team, heading: string): void {
  const file = join(folder, TEXTS);
  const text = readFileSync(file, 'utf8').replace(/^export const title = .*$/m, `export const title = '${heading}';`);
  writeFileSync(file, text);
}

/** What the page's heading is; undefined while the page loads. */
const readHeading = (page: Page) =>
  page.evaluate(() => document.querySelector('h1')?.textContent).catch(() => undefined);

/**
 * Ms from `begin` until the page shows the heading. Asked often: a locator would wait half a second between two polls.
 */
async function seenAfter(page: Page, heading: string, begin: number): Promise<number> {
  if (!(await until(async () => (await readHeading(page)) === heading, AIMS.firstEdit)))
    throw new Error(`The page did not show "${heading}".`);
  return performance.now() - begin;
}

/** From the clone to the first edit that is seen, and the times of further edits, ms. */
async function develop(team: Team, repository: string, against: string) {
  const begin = performance.now();
  execFileSync('git', ['clone', '--quiet', repository, team.folder]);
  await runIn(team, 'npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund');
  const [port = 0] = await findFreePorts(1);
  const program = join(team.folder, 'node_modules/.bin/aaram-against');
  const server = spawn(process.execPath, [program, REMOTE, '--against', against, '--api', team.shopUrl], {
    cwd: team.folder,
    env: { ...environment(team.releasesDir), PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: BROWSER_FLAGS,
  });
  try {
    const url = `http://localhost:${port}/blogs`;
    await until(async () => (await fetch(url).catch(() => undefined))?.ok === true, AIMS.firstEdit);
    const page = await browser.newPage();
    await page.goto(url);
    edit(team, 'The first edit');
    const first = await seenAfter(page, 'The first edit', begin);
    const times: number[] = [];
    for (let number = 1; number <= EDITS; number += 1) {
      await page.waitForLoadState('networkidle');
      const at = performance.now();
      edit(team, `Edit ${number}`);
      times.push(await seenAfter(page, `Edit ${number}`, at));
    }
    return { first, edit: median(times) };
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await ended;
  }
}

/** From a change to live, and from the command to the release from before, as visitors of a shop get it, ms. */
async function release(team: Team) {
  const shop = await startShop(team.shopUrl, { RELEASES_DIR: team.releasesDir });
  const isLive = async (heading: string) => (await (await fetch(`${shop.url}/blogs`)).text()).includes(heading);
  try {
    const begin = performance.now();
    edit(team, 'A change of today');
    await runIn(team, 'npm', 'run', 'release', '--', 'build', REMOTE);
    await runIn(team, 'npm', 'run', 'release', '--', 'deploy', REMOTE, '--why', 'a heading');
    await until(() => isLive('A change of today'), AIMS.live);
    const live = performance.now() - begin;
    const back = performance.now();
    await runIn(team, 'npm', 'run', 'release', '--', 'rollback', REMOTE);
    await until(async () => !(await isLive('A change of today')), AIMS.live);
    return { live, rolledBack: performance.now() - back };
  } finally {
    await shop.stop();
  }
}

/** Resolves to the exit code: 1 where one of the times is above its aim. */
export async function benchTeam(): Promise<number> {
  const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000';
  const folder = mkdtempSync(join(tmpdir(), 'aaram-team-'));
  const team = { folder: join(folder, 'checkout'), releasesDir: join(folder, 'releases'), shopUrl };
  cpSync(join(root, 'releases'), team.releasesDir, { recursive: true });
  const repository = join(folder, 'repository');
  makeRepository(repository);
  const feed = await serveFolder(team.releasesDir);
  try {
    const { first, edit: edited } = await develop(team, repository, feed.url);
    const { live, rolledBack } = await release(team);
    const rows = [
      ['clone to first edit seen', first, AIMS.firstEdit],
      ['edit to visible (median)', edited, AIMS.edit],
      ['change to live, with the gate', live, AIMS.live],
      ['command to rolled back', rolledBack, AIMS.rolledBack],
    ] as const;
    console.table(Object.fromEntries(rows.map(([name, ms, aim]) => [name, { ms: Math.round(ms), 'at most': aim }])));
    return rows.some(([, ms, aim]) => ms > aim) ? 1 : 0;
  } finally {
    await feed.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
