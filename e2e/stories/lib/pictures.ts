import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CELL, type CellPosition, findChange, readCells, toCells, writeCells } from './cells.ts';
import { drawDifference, readPixels } from './compare.ts';
import { type Look, openLooks } from './looks.ts';
import { root, type Story, storybookNames } from './stories.ts';
import { isOnlyInLongForm, type Shot, type Theme, themes } from './tab.ts';

/** Picture files for people to look at: those of the last update, and those that failed. Never committed. */
const seen = join(root, '.cache/stories');
const looks = new Map(storybookNames().map((storybook) => [storybook, openLooks(storybook)]));

/** True in `npm run stories:update`: pictures that differ replace the committed ones. */
export const isUpdate = process.env.UPDATE_STORIES === '1';

const looksOf = (story: Story) => looks.get(story.storybook) ?? openLooks(story.storybook);
const nameOf = (story: Story, theme: Theme, width: number) => `${story.id}-${theme}-${width}`;
const fingerprintOf = (png: Buffer) => createHash('sha256').update(png).digest('base64url').slice(0, 16);

function write(path: string, image: Buffer) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, image);
}

/**
 * Compares a picture with its committed look. Resolves to the problem in one line, or undefined. Cells are compared
 * only when the bytes differ from the last update's, as they always do in another browser.
 */
export async function judgePicture(story: Story, theme: Theme, { width, png }: Shot): Promise<string | undefined> {
  const name = nameOf(story, theme, width);
  const file = join(seen, story.storybook, `${name}.png`);
  const look = looksOf(story).get(name);
  const fingerprint = fingerprintOf(png);
  const problem = look?.fingerprint === fingerprint ? undefined : await compare(file, look, png, width);
  if (!isUpdate) return problem;
  write(file, png);
  if (look?.fingerprint !== fingerprint) {
    const cells = look && !problem ? look.cells : await writeCells(toCells(await readPixels(png)));
    looksOf(story).set(name, { fingerprint, cells });
  }
  return undefined;
}

async function compare(file: string, look: Look | undefined, png: Buffer, width: number): Promise<string | undefined> {
  if (!look) return `has no picture at ${width}px yet: look at it, and keep it with npm run stories:update`;
  const [was, is] = await Promise.all([readCells(look.cells), readPixels(png)]);
  const isSameSize = was.width === is.width && was.height === is.height;
  const change = isSameSize ? findChange(was, is) : undefined;
  if (change?.isTolerable) return undefined;
  const what = change
    ? describeCells(change.cells)
    : `${was.width} x ${was.height}px became ${is.width} x ${is.height}px`;
  const stored = isUpdate ? '' : await keepFailure(file, look, png);
  return `looks different at ${width}px (${what}): see ${stored}, and keep it with npm run stories:update`;
}

/** The range of the changed cells, so that a person finds it in the picture. */
function describeCells(cells: CellPosition[]): string {
  const [columns, rows] = [cells.map(({ column }) => column), cells.map(({ row }) => row)];
  const range = (all: number[]) => `${Math.min(...all) * CELL} to ${(Math.max(...all) + 1) * CELL}px`;
  return `${cells.length} cells, ${range(columns)} from the left, ${range(rows)} from the top`;
}

/** Writes the new picture, and the difference when this machine still has the old one. Resolves to their path. */
async function keepFailure(file: string, look: Look, png: Buffer): Promise<string> {
  const stem = file.replace(/\.png$/, '');
  write(`${stem}-now.png`, png);
  const before = existsSync(file) ? readFileSync(file) : undefined;
  if (before && fingerprintOf(before) === look.fingerprint) {
    const [was, is] = await Promise.all([readPixels(before), readPixels(png)]);
    if (was.width === is.width && was.height === is.height) {
      write(`${stem}-difference.png`, await drawDifference(was, is));
    }
  }
  return `${relative(root, stem)}*.png`;
}

/**
 * Committed looks that no story has. Looks of stories that were not run (a filter on their names) may stay. An update
 * removes the others and saves the rest.
 */
export function findOrphans(stories: Story[], looked: Map<Story, Set<string>>): string[] {
  return [...looks].flatMap(([storybook, own]) => {
    const there = stories.filter((story) => story.storybook === storybook);
    const isOwned = (name: string) =>
      there.some((story) => {
        const unseen = looked.has(story) ? themes.filter((theme) => isOnlyInLongForm(story, theme)) : themes;
        return looked.get(story)?.has(name) || unseen.some((theme) => name.startsWith(`${story.id}-${theme}-`));
      });
    const orphans = own.names().filter((name) => !isOwned(name));
    if (!isUpdate) return orphans;
    orphans.forEach(own.remove);
    own.save();
    return [];
  });
}

export const pictureNames = (story: Story, shots: Record<Theme, { shots: Shot[] }>) =>
  themes.flatMap((theme) => shots[theme].shots.map(({ width }) => nameOf(story, theme, width)));
