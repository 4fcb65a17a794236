import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { type Difference, drawDifference, measureDifference, readPixels, soften } from './compare.ts';
import { root, type Story } from './stories.ts';
import { type Shot, type Theme, themes } from './tab.ts';

const baselines = join(root, 'e2e/book/screenshots');
const failures = join(root, '.cache/stories');

/** True in `npm run stories:update`: pictures that differ become the new ones. */
export const isUpdate = process.env.UPDATE_STORIES === '1';

/**
 * What may differ, between what another browser does to text and what somebody does to a component. Measured on 76
 * pictures: strokes of text 2.5% bolder move up to 4.4% of the edges, in lines of at most 12 pixels; hinting on or off
 * moves nothing; the same browser twice differs in no pixel. One pixel of padding, a radius of 5 instead of 4px or a
 * border gone move 10 to 340% of the edges or a straight line of 24 and more; another shade of text 12%; another ground
 * recolours hundreds of even pixels. A paragraph set again, with letters on other places, is seen: it should be.
 */
const MOVED_SHARE = 0.06;
const MOVED_FEW = 20;
const LINE = 20;
const RECOLOURED_FEW = 20;

/**
 * Fingerprints of what the browser of the last update handed over: the very same bytes need no comparison of pixels,
 * which is most of the work. Another browser has none of them, and everything is compared.
 */
const fingerprintsFile = join(baselines, 'fingerprints.json');
const fingerprints: Record<string, string> = existsSync(fingerprintsFile)
  ? JSON.parse(readFileSync(fingerprintsFile, 'utf8'))
  : {};
const fingerprintOf = (png: Buffer) => createHash('sha256').update(png).digest('base64url').slice(0, 16);

const pathOf = (story: Story, theme: Theme, width: number) => `${story.book}/${story.id}-${theme}-${width}.webp`;

/** Small enough for a repository: colours of even areas as they are, blends at edges in fewer steps than count. */
async function encode(png: Buffer): Promise<Buffer> {
  const { data, width, height } = soften(await readPixels(png));
  const raw = { width, height, channels: 4 as const };
  return sharp(Buffer.from(data), { raw }).removeAlpha().webp({ lossless: true, effort: 6 }).toBuffer();
}

function write(path: string, image: Buffer) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, image);
}

const isTolerable = ({ moved, edges, line, recoloured }: Difference) =>
  moved <= MOVED_FEW + edges * MOVED_SHARE && line <= LINE && recoloured <= RECOLOURED_FEW;

/** Keeps what is seen now, and the difference drawn, for the person who reads the failure. Answers where. */
function keepFailure(name: string, png: Buffer, difference: Buffer | undefined): string {
  const stem = join(failures, name.replace(/\.webp$/, ''));
  write(`${stem}-now.png`, png);
  if (difference) write(`${stem}-difference.png`, difference);
  return relative(root, stem);
}

/** Compares a picture with the committed one. Resolves to what is wrong, in one line, or undefined. */
export async function judgePicture(story: Story, theme: Theme, { width, png }: Shot): Promise<string | undefined> {
  const name = pathOf(story, theme, width);
  const file = join(baselines, name);
  const isThere = existsSync(file);
  const fingerprint = fingerprintOf(png);
  if (isThere && fingerprints[name] === fingerprint) return undefined;
  if (isUpdate) fingerprints[name] = fingerprint;
  const problem = isThere
    ? await compare(name, readFileSync(file), png, width)
    : `has no picture at ${width}px yet: look at it, and keep it with npm run stories:update`;
  if (!problem || !isUpdate) return problem;
  write(file, await encode(png));
  return undefined;
}

async function compare(name: string, committed: Buffer, png: Buffer, width: number): Promise<string | undefined> {
  const [was, is] = await Promise.all([readPixels(committed), readPixels(png)]);
  const isSameSize = was.width === is.width && was.height === is.height;
  const difference = isSameSize ? measureDifference(was, is) : undefined;
  if (difference && isTolerable(difference)) return undefined;
  if (isUpdate) return 'differs';
  const kept = keepFailure(name, png, isSameSize ? await drawDifference(was, is) : undefined);
  const what = difference
    ? `of ${difference.edges} edge pixels ${difference.moved} moved, ${difference.line} in a line, ${difference.recoloured} even ones changed colour`
    : `${was.width} x ${was.height}px became ${is.width} x ${is.height}px`;
  return `looks different at ${width}px (${what}): see ${kept}-*.png, and keep it with npm run stories:update`;
}

/**
 * Committed pictures that no story has. Of stories that were not looked at (a filter on their names) all may stay.
 * An update deletes them, and keeps the fingerprints of all others.
 */
export function findOrphans(stories: Story[], looked: Map<Story, Set<string>>): string[] {
  const isOwned = (name: string) =>
    stories.some((story) =>
      looked.has(story)
        ? looked.get(story)?.has(name)
        : themes.some((theme) => name.startsWith(`${story.book}/${story.id}-${theme}-`)),
    );
  const orphans = globSync('**/*.webp', { cwd: baselines }).filter((name) => !isOwned(name));
  if (!isUpdate) return orphans;
  for (const name of orphans) {
    rmSync(join(baselines, name));
    delete fingerprints[name];
  }
  const sorted = Object.fromEntries(Object.entries(fingerprints).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(fingerprintsFile, `${JSON.stringify(sorted, null, 2)}\n`);
  return [];
}

/** Names of the pictures a story has. */
export const pictureNames = (story: Story, shots: Record<Theme, { shots: Shot[] }>) =>
  themes.flatMap((theme) => shots[theme].shots.map(({ width }) => pathOf(story, theme, width)));
