/**
 * Takes a folder of finished pictures (`<name>.avif` and `<name>.webp` side by side) into `api/demo/pictures/<name>/<width>.<ext>`,
 * makes their half widths, and writes `pictures.json` with each picture's size and backdrop colour.
 * Run once when pictures change: `node api/demo/import-pictures.ts <folder>`. The store only ever copies the results.
 */
import { copyFile, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

sharp.concurrency(1);
const source = process.argv[2];
if (source === undefined) {
  throw new Error('Say which folder the pictures come from: node api/demo/import-pictures.ts <folder>');
}
const target = join(import.meta.dirname, 'pictures');

/** The colour of the corner pixel as `rrggbb`: every picture stands on one flat dye colour. */
async function readBackdrop(file: string): Promise<string> {
  const corner = await sharp(file).extract({ left: 2, top: 2, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return corner.subarray(0, 3).toString('hex');
}

async function importPicture(from: string, name: string) {
  const webp = join(from, `${name}.webp`);
  const { width = 0, height = 0 } = await sharp(webp).metadata();
  const folder = join(target, name);
  const half = Math.round(width / 2);
  await mkdir(folder, { recursive: true });
  await copyFile(webp, join(folder, `${width}.webp`));
  await copyFile(join(from, `${name}.avif`), join(folder, `${width}.avif`));
  await sharp(webp)
    .resize(half)
    .webp({ quality: 80, effort: 5 })
    .toFile(join(folder, `${half}.webp`));
  await sharp(webp)
    .resize(half)
    .avif({ quality: 55, effort: 4 })
    .toFile(join(folder, `${half}.avif`));
  return { width, height, colour: await readBackdrop(webp) };
}

const names = (await readdir(source))
  .filter((file) => file.endsWith('.webp'))
  .map((file) => file.slice(0, -5))
  .sort();
const index: Record<string, { width: number; height: number; colour: string }> = {};
for (const name of names) {
  index[name] = await importPicture(source, name);
}
await cp(join(source, 'designer'), join(target, 'designer'), { recursive: true });
await writeFile(join(import.meta.dirname, 'pictures.json'), `${JSON.stringify(index, null, 1)}\n`);
