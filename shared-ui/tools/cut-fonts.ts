/**
 * npm run cut-fonts -w shared-ui: cuts the fonts from their packages to the characters that the store uses. The results
 * are in shared-ui/src/fonts with the licences; run it again when a character, a weight or a package changes.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const target = resolve(import.meta.dirname, '../src/fonts');
const packageDir = (name: string) =>
  dirname(fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/package.json`)));
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const latin = `${range(0x20, 0x7e)}\u00a0©®°·×àçèé–—‘’“”•…™`;
/** The whole block, so that Marathi and Nepali work too; the joiners, and the dotted circle for a lone vowel sign. */
const devanagari = `${range(0x900, 0x97f)} \u200c\u200d\u25cc`;

type Axes = Parameters<typeof subsetFont>[2]['variationAxes'];

const cuts: { file: string; from: string; text: string; axes: Axes }[] = [
  {
    file: 'anek-latin',
    from: 'anek-latin/files/anek-latin-latin-standard-normal.woff2',
    text: `${latin}¼½`,
    // Headings always use 118 % width.
    axes: { wght: { min: 500, max: 650 }, wdth: 118 },
  },
  {
    file: 'instrument-sans',
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    text: `${latin}↑↓`,
    axes: { wght: { min: 400, max: 600 } },
  },
  // Few pages show these: what they belong to is subtracted, or another country.
  {
    file: 'instrument-signs',
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    text: '−ÅÔôü',
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    file: 'anek-inr',
    from: 'anek-latin/files/anek-latin-latin-ext-wght-normal.woff2',
    text: '₹',
    axes: { wght: { min: 400, max: 650 } },
  },
  // Each of two files with one weight is less than half of the variable font, and most pages need only one.
  ...[400, 600].map((weight) => ({
    file: `anek-deva-${weight}`,
    from: 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    text: devanagari,
    axes: { wght: weight },
  })),
];

for (const { file, from, text, axes } of cuts) {
  const [name = '', ...path] = from.split('/');
  const source = await readFile(join(packageDir(name), ...path));
  const cut = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(join(target, `${file}.woff2`), cut);
  console.log(`${file}.woff2: ${(cut.length / 1024).toFixed(1)} KB`);
}
for (const [name, licence] of [
  ['anek-latin', 'anek'],
  ['instrument-sans', 'instrument-sans'],
] as const) {
  await copyFile(join(packageDir(name), 'LICENSE'), join(target, `${licence}.licence.txt`));
}
