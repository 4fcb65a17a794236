import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listStorybooks } from '../../../tools/lib/build/storybooks.ts';

export const root = resolve(import.meta.dirname, '../../..');
export const storybookFolder = join(root, 'storybook-static');

type Entry = { type: string; id: string; title: string; name: string; importPath: string };
type Index = { entries: Record<string, Entry> };

/**
 * One story: `storybook` is its package, `path` that Storybook's folder in the whole build, `file` its source in
 * the package, `isFirst` in that file.
 */
export type Story = {
  storybook: string;
  path: string;
  file: string;
  id: string;
  title: string;
  name: string;
  isFirst: boolean;
};

/** Names of the Storybooks; the first one is at the root of the whole build. */
export const storybookNames = () => listStorybooks(root).map(({ name }) => name);

/** All stories of the built Storybooks, in sidebar order. Throws when the Storybook is not built. */
export function listStories(): Story[] {
  return storybookNames().flatMap((storybook, position) => {
    const path = position === 0 ? '' : `${storybook}/`;
    const file = join(storybookFolder, path, 'index.json');
    if (!existsSync(file)) throw new Error('The Storybook is not built: npm run build storybook');
    const { entries } = JSON.parse(readFileSync(file, 'utf8')) as Index;
    const titles = new Set<string>();
    return Object.values(entries)
      .filter(({ type }) => type === 'story')
      .map(({ id, title, name, importPath }) => {
        const isFirst = !titles.has(title);
        titles.add(title);
        return { storybook, path, file: importPath, id, title, name, isFirst };
      });
  });
}
