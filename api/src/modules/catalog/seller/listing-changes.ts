import {
  isSku,
  MAX_SKU,
  type ProductUpdate,
  parseTags,
  saidOrNothing,
  tidyPictureText,
} from '@aaram/shared-domain/catalog';
import { type Outcome, Refusal, refuseField } from '#outcome.ts';
import * as texts from '#texts/catalog.ts';
import * as imports from '#texts/imports.ts';
import { checkTags } from './form-lists.ts';
import { checkCategory, checkDraftCategory } from './product-form.ts';
import type { Changes, LockedProduct } from './product-write.repository.ts';

type Listing = Pick<Changes, 'category' | 'subcategory' | 'brand' | 'tags' | 'images' | 'pictureTexts' | 'sku'>;

/**
 * The category with subcategory of an edit. A customised product has other pages and orders: it stays one; only a draft
 * without a category may still become one.
 */
function parseCategoryChange(locked: LockedProduct, update: ProductUpdate): Outcome<Listing> {
  if (update.category === undefined && update.subcategory === undefined) {
    return {};
  }
  const check = (update.state ?? locked.state) === 'draft' ? checkDraftCategory : checkCategory;
  const filed = check(update.category ?? locked.category, (update.subcategory ?? locked.subcategory).trim());
  if (filed instanceof Refusal) {
    return filed;
  }
  const isCustomized = (category: string) => category === 'Customized';
  const isOpen = locked.category === '';
  return isOpen || isCustomized(filed.category) === isCustomized(locked.category)
    ? filed
    : refuseField('category', texts.customizedStays);
}

function parseTagChange({ tags }: ProductUpdate): Outcome<Listing> {
  if (tags === undefined) {
    return {};
  }
  const checked = checkTags([...new Set(tags.flatMap(parseTags))]);
  return checked instanceof Refusal ? checked : { tags: checked };
}

/**
 * The pictures in their new order, some left out. Only pictures that the product has, or that its seller has in the
 * media library: pictures of others are refused.
 */
function parsePictureChange(
  locked: LockedProduct,
  { images }: ProductUpdate,
  own: readonly string[],
): Outcome<Listing> {
  if (images === undefined) {
    return {};
  }
  const isKnown = (url: string) => locked.images.includes(url) || own.includes(url);
  const isOwn = images.every(isKnown) && new Set(images).size === images.length;
  return isOwn ? { images } : refuseField('images', texts.imagesUnknown);
}

/** What the pictures show, for those that the product has after the edit. Plain text: pages write it as such. */
function parseTextChange(
  locked: LockedProduct,
  { images = locked.images, pictureTexts }: ProductUpdate,
): Outcome<Listing> {
  if (pictureTexts === undefined) {
    return {};
  }
  if (pictureTexts.length !== images.length) {
    return refuseField('pictureTexts', texts.pictureTextsUnknown);
  }
  const said = images.map((url, at) => [url, tidyPictureText(pictureTexts[at] ?? '')] as const);
  return { pictureTexts: Object.fromEntries(said.filter(([, text]) => text !== '')) };
}

/**
 * Where an edit lists a product and how it shows it: category, brand, tags, pictures and SKU, in their stored form. `own` are
 * those new pictures that are in its seller's library.
 */
export function parseListingChanges(
  locked: LockedProduct,
  update: ProductUpdate,
  own: readonly string[] = [],
): Outcome<Listing> {
  const filed = parseCategoryChange(locked, update);
  if (filed instanceof Refusal) {
    return filed;
  }
  const tags = parseTagChange(update);
  if (tags instanceof Refusal) {
    return tags;
  }
  const pictures = parsePictureChange(locked, update, own);
  if (pictures instanceof Refusal) {
    return pictures;
  }
  const words = parseTextChange(locked, update);
  if (words instanceof Refusal) {
    return words;
  }
  const { sku } = update;
  if (!isSku(sku ?? '')) {
    return refuseField('sku', imports.enterSku(MAX_SKU));
  }
  const code = sku === undefined ? {} : { sku: sku || null };
  const brand = update.brand === undefined ? {} : { brand: saidOrNothing(update.brand ?? '') || null };
  return { ...filed, ...tags, ...pictures, ...words, ...brand, ...code };
}
