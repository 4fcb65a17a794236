/**
 * Writes the modules with the pictures that pages show: `site-pictures.ts` and `gallery-pictures.ts` in
 * `storefront/src/lib`, and `site-pictures.json` beside this file.
 * Run after pictures or gallery.json have changed: `node api/demo/write-page-modules.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPictureUrl } from '@aaram/shared-domain/picture';

type Facts = { width: number; height: number; colour: string };
const read = <Data>(file: string) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Data;
const pictures = read<Record<string, Facts>>('pictures.json');
const lib = join(import.meta.dirname, '../../storefront/src/lib');

/** Pictures that pages show besides every `hero-…` and `blog-…`: printed cloths and plain garments. */
const alsoUsed = [
  'dress-bandhani-cloth',
  'dress-buti-cloth',
  'dress-jaal-cloth',
  'dress-leheriya-cloth',
  'kaftan-floral-cloth',
  'kurta-haldi-cloth',
  'kurta-ikat-cloth',
  'shirt-buti-cloth',
  'swim-wave-cloth',
  ...Object.values(read<Record<string, { base: string }>>('pictures/designer/designer.json')).map((part) => part.base),
];
const urlOf = (name: string) => {
  const facts = pictures[name];
  if (facts === undefined) {
    throw new Error(`There is no picture named ${name}.`);
  }
  return buildPictureUrl({ name, ...facts });
};
const names = [...Object.keys(pictures).filter((name) => /^(hero|blog)-/.test(name)), ...new Set(alsoUsed)].sort();
const sitePictures = Object.fromEntries(names.map((name) => [name, urlOf(name)]));
const gallery = read<{ image: string; caption: string }[]>('gallery.json').map(({ image, caption }) => ({
  src: urlOf(image),
  caption,
}));

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const note = '// Written by api/demo/write-page-modules.ts: change the data there, not this file.\n';
const siteModule = `${note}
/** Addresses of the pictures that pages themselves show. */
export const sitePictures = {
${Object.entries(sitePictures)
  .map(([name, url]) => `  ${/^[a-z]+$/.test(name) ? name : quote(name)}: ${quote(url)},`)
  .join('\n')}
} as const satisfies Record<string, string>;
export type SitePictureName = keyof typeof sitePictures;
`;
// A separate file, so that pages with other pictures do not load thirty captions. A caption is named as the storefront's
// texts name it.
const galleryModule = `${note}
import * as texts from '#texts/gallery.ts';

/** The thirty pictures of the founder's gallery, with their captions. */
export const galleryPictures: readonly { src: string; caption: string }[] = [
${gallery.map(({ src, caption }) => `  { src: ${quote(src)}, caption: texts.${caption} },`).join('\n')}
];
`;
writeFileSync(join(lib, 'site-pictures.ts'), siteModule);
writeFileSync(join(lib, 'gallery-pictures.ts'), galleryModule);
writeFileSync(join(import.meta.dirname, 'site-pictures.json'), `${JSON.stringify(sitePictures, null, 2)}\n`);
