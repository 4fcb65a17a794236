import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listRemotes } from '../workspaces.mjs';

export type Storybook = { name: string; title: string; port: number };

/** Of the design system's Storybook in development; those of the apps follow. */
const FIRST_PORT = 6006;
const CLI = 'node_modules/storybook/dist/bin/dispatcher.js';

/**
 * The Storybooks, one for each package with components: name (a workspace), title and port in development. The first
 * contains the others.
 */
export function listStorybooks(root: string, env = process.env): Storybook[] {
  const first = Number(env.STORYBOOK_PORT ?? FIRST_PORT);
  return ['shared-ui', ...listRemotes(root), 'shell']
    .filter((name) => existsSync(join(root, name, '.storybook')))
    .map((name, index) => ({ name, title: titleOf(name), port: first + index }));
}

/** What the sidebar calls an app. */
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

export const storybookCli = (root: string) => join(root, CLI);

/**
 * Fills `target` with the demo store's pictures under the paths they have in the store
 * (`<name>_<width>x<height>_<colour>/<width>.<ext>`), and with those that only stories use. Links where possible: one
 * file serves all widths and formats, since browsers detect the format from the first bytes.
 */
export function gatherMedia(root: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  const demo = join(root, 'api/demo');
  const facts: Record<string, { width: number; height: number; colour: string }> = JSON.parse(
    readFileSync(join(demo, 'pictures.json'), 'utf8'),
  );
  for (const [name, { width, height, colour }] of Object.entries(facts)) {
    const folder = join(target, `${name}_${width}x${height}_${colour}`);
    mkdirSync(folder, { recursive: true });
    for (const file of [width, Math.round(width / 2)].flatMap((one) => [`${one}.avif`, `${one}.webp`])) {
      linkFile(join(demo, 'pictures', `${name}.avif`), join(folder, file));
    }
  }
  // What the designer draws on.
  linkFolder(join(root, 'shared-domain/garments'), join(target, 'designer'));
  const own = join(root, 'shared-ui/.storybook/static/media');
  for (const name of readdirSync(own)) linkFolder(join(own, name), join(target, name));
}

function linkFolder(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) linkFile(join(from, name), join(to, name));
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Another disk, or a system without hard links.
    copyFileSync(from, to);
  }
}
