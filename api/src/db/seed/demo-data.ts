import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SizeType, StockEntry } from '@aaram/shared-domain/catalog';
import { ORDER_NUMBER_SIGNS } from '@aaram/shared-domain/order';
import { buildPictureUrl } from '@aaram/shared-domain/picture';
import { noFacts, type TextFact } from '@aaram/shared-domain/product-fields';

const FOLDER = join(import.meta.dirname, '../../../demo');
/** Does not check the shape: the files are our own, and the tests seed a store from them. */
const readDemo = <Data>(file: string) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Data;

export type DemoProduct = Record<TextFact, string | null> & {
  name: string;
  description: string;
  price: number;
  mrp: number;
  category: string;
  subcategory: string;
  brand: string | null;
  sizeType: SizeType;
  stock: StockEntry[];
  tags: string[];
  images: string[];
};
export type DemoReview = { author: string; rating: number; comment: string; date: string };
export type DemoPost = {
  title: string;
  description: string;
  author: string;
  publishedAt: string;
  tags: string[];
  categories: string[];
  images: string[];
  content: string;
  /** Not published. */
  isDraft?: boolean;
  /** Scheduled: published so many days after the store was filled. */
  inDays?: number;
};

export const readProducts = (): DemoProduct[] =>
  readDemo<(Partial<DemoProduct> & Omit<DemoProduct, TextFact>)[]>('catalogue.json').map((product) => ({
    ...noFacts,
    ...product,
  }));
/** Words that mean the same in the demo store: id, kind, terms, targets and note, lists with `|` between. */
export function readSynonyms(): { kind: string; terms: string[]; targets: string[]; note: string }[] {
  const [, ...lines] = readFileSync(join(FOLDER, 'synonyms.tsv'), 'utf8').trimEnd().split('\n');
  const toList = (text = '') => text.split('|').filter((one) => one !== '');
  return lines.map((line) => {
    const [, kind = '', terms, targets, note = ''] = line.split('\t');
    return { kind, terms: toList(terms), targets: toList(targets), note };
  });
}
export const readReviews = () => readDemo<Record<string, DemoReview[]>>('reviews.json');
export const readPosts = () => readDemo<DemoPost[]>('posts.json');

/** A function from a picture's name to its address. */
export function createPictureUrls(): (name: string) => string {
  const pictures = readDemo<Record<string, { width: number; height: number; colour: string }>>('pictures.json');
  return (name) => {
    const facts = pictures[name];
    if (facts === undefined) {
      throw new Error(`The demo store has no picture named ${name}.`);
    }
    return buildPictureUrl({ name, ...facts });
  };
}

/** An order number as it is stored, always the same for the same order. */
export function buildDemoNumber(orderId: string): string {
  const bytes = createHash('sha256').update(`number:${orderId}`).digest();
  return [...bytes.subarray(0, 8)].map((byte) => ORDER_NUMBER_SIGNS[byte % ORDER_NUMBER_SIGNS.length]).join('');
}

/** The same id for the same name on every machine, so that links to the demo store keep working. */
export function buildDemoId(kind: string, name: string): string {
  const hex = createHash('sha256').update(`${kind}:${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A number from 0 to below 1 that is always the same for the same text. */
export function chance(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}

/** One of a list, always the same for the same text. */
export function pick<Item>(list: readonly Item[], text: string): Item {
  const item = list[Math.floor(chance(text) * list.length)];
  if (item === undefined) {
    throw new Error('Nothing to pick from.');
  }
  return item;
}
