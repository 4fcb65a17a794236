import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { launchBrowser } from '#lib/browser/browser.ts';
import { openLooks } from './looks.ts';
import { root, type Story, storybookFolder, storybookNames } from './stories.ts';
import { readStoryBytes } from './story-bytes.ts';
import { themesOf } from './tab.ts';

const passedFile = (storybook: string) => join(root, 'e2e/stories/passed', `${storybook}.json`);
/** What judges the stories, and the pictures that all of them share. */
const CHECKS = [
  'e2e/stories/stories.test.ts',
  'e2e/stories/lib/**/*.ts',
  'e2e/lib/browser/{browser,visitor}.ts',
  'tools/lib/chromium.mjs',
  'tools/lib/test-fonts.conf',
  'shared-domain/garments/**/*.*',
  'shared-ui/.storybook/static/**/*.*',
];
const PACKAGES = ['axe-core', 'playwright-core'];

const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
const titleOf = ({ storybook, title }: Story) => `${storybook}: ${title}`;
const testsOf = (story: Story) => themesOf(story).length + 1;

async function describeChecks(): Promise<string> {
  const require = createRequire(import.meta.url);
  const packages = PACKAGES.map((name) => require(`${name}/package.json`).version);
  const files = globSync(CHECKS, { cwd: root }).sort();
  const browser = await launchBrowser();
  const version = browser.version();
  await browser.close();
  return [version, ...packages, ...files.map((file) => hashOf(readFileSync(join(root, file))))].join('\n');
}

/** The hash of all that the checks of a title depend on; none for a title whose bytes are not found. */
function readHashes(stories: readonly Story[], checks: string): Map<string, string> {
  const books = new Map(
    storybookNames().map((name, position) => {
      const folder = position === 0 ? storybookFolder : join(storybookFolder, name);
      const others = position === 0 ? storybookNames() : [];
      return [name, { bytesOf: readStoryBytes({ folder, others, root }), looks: openLooks(name) }];
    }),
  );
  const hashes = new Map<string, string>();
  for (const [title, own = []] of Object.entries(Object.groupBy(stories, titleOf))) {
    const [{ storybook = '', file = '' } = {}] = own;
    const book = books.get(storybook);
    const bytes = book?.bytesOf(file);
    if (!book || bytes === undefined) continue;
    const names = book.looks.names().filter((name) => own.some(({ id }) => name.startsWith(`${id}-`)));
    const pictures = names.map((name) => `${name} ${book.looks.get(name)?.fingerprint}`);
    hashes.set(title, hashOf([checks, bytes, ...pictures].join('\n')));
  }
  return hashes;
}

/** Hashes by title, of the last update in which all stories of a title passed. */
function readPassed(storybook: string): Record<string, string | undefined> {
  const file = passedFile(storybook);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * The stories of a title need not be shown again while they are built of the same bytes as when they last passed every
 * check, and the checks, the browser and the committed looks are the same too: `passed` has a hash of all this for each
 * title.
 */
export async function openPassed(stories: readonly Story[]) {
  const before = new Map(storybookNames().map((name) => [name, readPassed(name)]));
  const checks = await describeChecks();
  const now = readHashes(stories, checks);
  const passes = new Map<Story, number>();
  const hasPassed = (story: Story) => passes.get(story) === testsOf(story);

  function save(storybook: string, hashes: ReadonlyMap<string, string>): void {
    const own = stories.filter((story) => story.storybook === storybook);
    const titles = Object.entries(Object.groupBy(own, ({ title }) => title)).toSorted();
    const after = titles.map(([title, list = []]) => {
      const hash = list.every(hasPassed) ? hashes.get(`${storybook}: ${title}`) : before.get(storybook)?.[title];
      return [title, hash] as const;
    });
    const file = passedFile(storybook);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(after), null, 2)}\n`);
  }

  return {
    has(story: Story): boolean {
      const hash = now.get(titleOf(story));
      return hash !== undefined && hash === before.get(story.storybook)?.[story.title];
    },
    /** One of the tests of a story has passed. */
    note(story: Story): void {
      passes.set(story, (passes.get(story) ?? 0) + 1);
    },
    /** Stores the titles of which every test has passed, and forgets those that have no story any more. */
    save(): void {
      const hashes = readHashes(stories, checks);
      for (const storybook of storybookNames()) save(storybook, hashes);
    },
  };
}
