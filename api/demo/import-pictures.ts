/**
 * Encodes a folder of finished pictures (`<name>.avif`) into `api/demo/pictures` and writes `pictures.json` with each
 * picture's size and backdrop colour. The store makes other widths and formats on request.
 * Run when pictures have changed: `node api/demo/import-pictures.ts <folder>`, for some of them with a pattern of their
 * names after the folder, such as '^tee-|-3$'.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

sharp.concurrency(1);
/** Looks as the source does at twice the size, and is a third smaller: HEAD has little room. */
const ENCODING = { quality: 45, effort: 4 };
const source = process.argv[2];
if (source === undefined) {
  throw new Error('Say which folder the pictures come from: node api/demo/import-pictures.ts <folder>');
}
const target = join(import.meta.dirname, 'pictures');

/** The colour of a pixel near the corner as `rrggbb`: every picture has one flat background colour. */
async function readBackdrop(file: string): Promise<string> {
  const corner = await sharp(file).extract({ left: 2, top: 2, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return corner.subarray(0, 3).toString('hex');
}

async function importPicture(from: string, name: string) {
  const file = join(from, `${name}.avif`);
  const { width = 0, height = 0 } = await sharp(file).metadata();
  await sharp(file)
    .avif(ENCODING)
    .toFile(join(target, `${name}.avif`));
  return { width, height, colour: await readBackdrop(file) };
}

const names = (await readdir(source))
  .filter((file) => file.endsWith('.avif'))
  .map((file) => file.slice(0, -5))
  .sort();
await mkdir(target, { recursive: true });
const pattern = new RegExp(process.argv[3] ?? '');
const indexFile = join(import.meta.dirname, 'pictures.json');
const known: Record<string, { width: number; height: number; colour: string }> = JSON.parse(
  await readFile(indexFile, 'utf8'),
);
const index: typeof known = {};
for (const name of names) {
  const old = known[name];
  index[name] = old === undefined || pattern.test(name) ? await importPicture(source, name) : old;
}
// One line for each picture: HEAD has little room.
const lines = Object.entries(index).map(([name, facts]) => `${JSON.stringify(name)}:${JSON.stringify(facts)}`);
await writeFile(indexFile, `{\n${lines.join(',\n')}\n}\n`);
