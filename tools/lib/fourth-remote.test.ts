import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePorts } from '@aaram/runtime/system';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listStorybooks } from './build/storybooks.ts';
import { copyWithFourthRemote, gifts, writeFiles } from './fixtures/fourth-remote.ts';
import { listApps, listPackagesWithTexts, listPagePackages, listRemotes } from './workspaces.mjs';

const root = resolve(import.meta.dirname, '../..');

describe('the list of remotes', () => {
  it('stands in package.json, and in no other code', () => {
    const remotes = listRemotes(root);
    expect(remotes.length).toBeGreaterThan(2);
    const files = execFileSync('git', ['ls-files', '-z', '--', ':!docs', ':!*.md'], { cwd: root })
      .toString()
      .split('\0')
      .filter(Boolean);
    const code = files.filter((path) => !/\.(test|stories)\.|\/testing\/|\.(svg|png|avif|webp|woff2)$/.test(path));
    const naming = code.filter((path) => {
      const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
      return remotes.every((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text));
    });
    // npm writes the first. The third has a sentence for each area that is down, and one for any other.
    expect(naming).toEqual(['package-lock.json', 'package.json', 'shell/src/layout/remote-down.tsx']);
  });

  it('has a fourth one by its folder and a line: six files', () => {
    const house = mkdtempSync(join(tmpdir(), 'aaram-lists-'));
    try {
      for (const name of listRemotes(root)) writeFiles(join(house, name), gifts);
      writeFiles(join(house, 'shell'), { 'rspack.config.ts': '' });
      writeFiles(join(house, 'gifts'), { ...gifts, '.storybook/main.ts': '' });
      const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
      writeFileSync(join(house, 'package.json'), JSON.stringify({ workspaces: [...workspaces, 'gifts'] }));
      expect(listRemotes(house)).toEqual([...listRemotes(root), 'gifts']);
      expect(listApps(house)).toEqual([...listApps(root), 'gifts']);
      expect(listPagePackages(house)).toContain('gifts');
      expect(listPackagesWithTexts(house)).toContain('gifts');
      expect(listStorybooks(house).map(({ name, title }) => [name, title])).toEqual([['gifts', 'Gifts']]);
      expect(Object.keys(gifts).length + 1).toBeLessThanOrEqual(6);
    } finally {
      rmSync(house, { recursive: true, force: true });
    }
  });
});

/** One thing that each check refuses, in a file of the fourth remote. */
const wrong = {
  'src/app/wrong.tsx': `import remote from '../../../blog/src/remote.tsx';

export const Wrong = () => <p onClick={() => fetch(String(remote))}>Sale ends today</p>;
`,
  'src/app/wrong.module.css': '.a {\n  padding: 13px;\n}\n',
};

describe.runIf(process.env.PROOF === 'long')('a fourth remote', () => {
  let house: string;
  beforeAll(() => {
    house = copyWithFourthRemote(root);
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  const run = (...args: string[]) => {
    const env = { ...process.env, RELEASES_DIR: join(house, 'releases'), NO_COLOR: '1' };
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: house, env, encoding: 'utf8' });
    return `${stdout}${stderr}`;
  };

  it('is built, published and served by the commands and the shop as they are', async () => {
    expect(run('tools/build.ts', 'shell', 'gifts')).toMatch(/built gifts in .*\n.*release set \w+ is live/);
    expect(run('tools/release.ts', 'list', 'gifts')).toMatch(/^gifts/);
    const [port = 0, metrics = 0, own = 0] = await findFreePorts(3);
    const shop = spawn(process.execPath, [join(house, 'shell/server/main.ts')], {
      cwd: house,
      stdio: 'ignore',
      env: {
        ...process.env,
        ...{ RELEASES_DIR: join(house, 'releases'), API_URL: 'http://127.0.0.1:9' },
        ...{ PORT: String(port), METRICS_PORT: String(metrics), SHOP_PRIVATE_PORT: String(own) },
      },
    });
    try {
      const read = async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/gifts`).catch(() => undefined);
        return answer?.text();
      };
      await expect.poll(read, { timeout: 60_000 }).toContain('<h1>Gifts for every day</h1>');
    } finally {
      shop.kill();
      await once(shop, 'exit');
    }
  });

  const modules = 'node_modules';
  const checks: [name: string, args: string[], finds: RegExp][] = [
    ['tokens', ['tools/check-tokens.ts'], /gifts\/src\/app\/wrong\.module\.css:2/],
    ['texts', ['tools/check-texts.ts'], /gifts\/src\/app\/wrong\.tsx:3: a text outside/],
    ['boundaries', ['tools/check-boundaries.ts'], /apps-are-islands: gifts\/src\/app\/wrong\.tsx/],
    [
      'lint',
      [`${modules}/@biomejs/biome/bin/biome`, 'lint', 'gifts'],
      /gifts\/src\/app\/wrong\.tsx[\s\S]*noRestrictedGlobals/,
    ],
    ['unused code', [`${modules}/knip/bin/knip.js`, '--no-config-hints'], /gifts\/src\/app\/wrong\.tsx/],
    [
      'types',
      [`${modules}/typescript/bin/tsc`, '-p', 'tsconfig.json', '--listFilesOnly'],
      /gifts\/src\/app\/wrong\.tsx/,
    ],
    [
      'types of browsers',
      [`${modules}/typescript/bin/tsc`, '-p', 'tsconfig.browser.json', '--listFilesOnly'],
      /gifts\/src\/app\/wrong\.tsx/,
    ],
    [
      'tests',
      [`${modules}/vitest/vitest.mjs`, 'list', '--project', 'pages', '--filesOnly', 'wrong'],
      /wrong\.test\.tsx/,
    ],
  ];

  it.each(checks)('is read by the check of %s', (_name, args, finds) => {
    expect(run(...args)).not.toMatch(finds);
    const added = { ...wrong, 'src/app/wrong.test.tsx': '' };
    writeFiles(join(house, 'gifts'), added);
    const found = run(...args);
    for (const path of Object.keys(added)) {
      rmSync(join(house, 'gifts', path));
    }
    expect(found).toMatch(finds);
  });
});
