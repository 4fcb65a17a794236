/**
 * Writes the modules with the pictures and questions that pages show: `site-pictures.ts`, `gallery-pictures.ts` and
 * `faq.ts` in `storefront/src/lib`, and `site-pictures.json` beside this file.
 * Run after pictures, gallery.json or faq.json have changed: `node api/demo/write-page-modules.ts`.
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
const faq = read<{ question: string; answer: string }[]>('faq.json');

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
/** A text with figures in it (`{returnFee}`) takes them from the rules, by their names in `policy-figures.ts`. */
const phrase = (text: string) => (text.includes('{') ? `\`${text.replaceAll('{', '${figures.')}\`` : quote(text));
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
// A separate file, so that pages with other pictures do not load thirty captions.
const galleryModule = `${note}
/** The thirty pictures of the founder's gallery, with their captions. */
export const galleryPictures: readonly { src: string; caption: string }[] = [
${gallery.map(({ src, caption }) => `  { src: ${quote(src)}, caption: ${quote(caption)} },`).join('\n')}
];
`;
const faqModule = `${note}import { policyFigures as figures } from './policy-figures.ts';

/** Questions and answers of the FAQ and the contact page. */
export const faq: readonly { question: string; answer: string }[] = [
${faq.map(({ question, answer }) => `  {\n    question: ${quote(question)},\n    answer: ${phrase(answer)},\n  },`).join('\n')}
];
`;
writeFileSync(join(lib, 'site-pictures.ts'), siteModule);
writeFileSync(join(lib, 'gallery-pictures.ts'), galleryModule);
writeFileSync(join(lib, 'faq.ts'), faqModule);
writeFileSync(join(import.meta.dirname, 'site-pictures.json'), `${JSON.stringify(sitePictures, null, 2)}\n`);
