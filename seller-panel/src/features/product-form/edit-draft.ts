import {
  type OwnProduct,
  type ProductState,
  type ProductUpdate,
  parseTags,
  resetStock,
  saidOrNothing,
  typeDetails,
} from '@aaram/shared-domain/catalog';
import { formatRupees } from '@aaram/shared-domain/money';
import { type FactKey, factKeys, type OwnGroup, ownField, ownWith } from '@aaram/shared-domain/product-fields';
import type { PriceRule } from '@aaram/shared-domain/tax';
import { type Picture, textOfPicture } from '#lib/crop/picture.ts';
import { isPrice, readPrice } from '#lib/typed-number.ts';
import { writeDetails } from '#lib/write-details.ts';
import * as texts from '#texts/edit-product.ts';
import { checkNewProduct, type NewProduct, type NewProductProblems } from './new-product.ts';

/** The values of an edit: those of a new product, with the pictures in the order in which they will be shown. */
export type EditDraft = NewProduct & { pictures: Picture[] };

/** Own fields that change together, or one that changes alone, or a fact. */
export type FieldGroup = OwnGroup | FactKey;
const edited = ownWith('isEdited');
const groupOf = (key: (typeof edited)[number]) => (ownField(key).group ?? key) as OwnGroup;
const groupNames: readonly FieldGroup[] = [...new Set(edited.map(groupOf)), ...factKeys];
export const isFactGroup = (group: FieldGroup): group is FactKey => factKeys.some((key) => key === group);

/** The fields of a group; the pictures of an edit are files and addresses together. */
function fieldsOf(group: FieldGroup): readonly (keyof EditDraft)[] {
  const own = edited.filter((key) => groupOf(key) === group);
  return isFactGroup(group) ? [group] : group === 'pictures' ? ['pictures', ...own] : own;
}

export function draftFromProduct(product: OwnProduct): EditDraft {
  // A draft's price of 0 means that it was not entered.
  const isUnpriced = product.state === 'draft' && product.price === 0;
  return {
    ...typeDetails(product),
    name: product.name,
    description: product.description,
    price: isUnpriced ? '' : String(product.price),
    category: product.category,
    subcategory: product.subcategory,
    brand: product.brand ?? '',
    sizeType: product.sizeType,
    stock: resetStock(product.sizeType, product.stock).map(({ size, quantity }) => ({
      size,
      quantity: String(quantity),
    })),
    tags: product.tags.join(', '),
    sku: product.sku ?? '',
    images: [],
    pictures: product.images,
    pictureTexts: Object.fromEntries(product.images.map((url, at) => [url, product.pictureTexts[at] ?? ''])),
  };
}

/** Everything that prevents saving; an empty quantity counts as 0, as for a new product. */
export const checkEdit = (draft: EditDraft, state: ProductState, rule: PriceRule): NewProductProblems =>
  checkNewProduct(draft, draft.pictures.length, state, rule);

const isFile = (picture: Picture): picture is File => typeof picture !== 'string';
export const listNewFiles = (draft: EditDraft): File[] => draft.pictures.filter(isFile);

const countOf = (quantity: string) => Number(quantity.trim() || '0');

/** A field as it will be stored, so that other spaces or another way to write a number are no change. */
function storedForm(draft: EditDraft, field: keyof EditDraft): unknown {
  if (field === 'stock') {
    return draft.stock.map(({ size, quantity }) => [size, countOf(quantity)]);
  }
  if (field === 'tags') {
    return parseTags(draft.tags);
  }
  if (field === 'price') {
    return readPrice(draft.price) ?? draft.price;
  }
  const value = draft[field];
  return typeof value === 'string' ? saidOrNothing(value) : value;
}

const hasSamePictures = (one: EditDraft, other: EditDraft) =>
  one.pictures.length === other.pictures.length && one.pictures.every((picture, at) => picture === other.pictures[at]);
const hasSameTexts = (one: EditDraft, other: EditDraft) =>
  one.pictures.every((picture) => textOfPicture(one, picture) === textOfPicture(other, picture));

function isSame(one: EditDraft, other: EditDraft, group: FieldGroup): boolean {
  if (group === 'pictures') {
    return hasSamePictures(one, other) && hasSameTexts(one, other);
  }
  return fieldsOf(group).every(
    (field) => JSON.stringify(storedForm(one, field)) === JSON.stringify(storedForm(other, field)),
  );
}

/** The fields in which two drafts differ. */
export const listChanges = (before: EditDraft, after: EditDraft): FieldGroup[] =>
  groupNames.filter((group) => !isSame(before, after, group));

/** A draft with one field, or fields that change together, from another draft. */
export const takeField = (draft: EditDraft, from: EditDraft, group: FieldGroup): EditDraft => ({
  ...draft,
  ...Object.fromEntries(fieldsOf(group).map((field) => [field, from[field]])),
});

/**
 * Joins an edit with what somebody else saved since it was opened. What only one of the two changed is taken;
 * `conflicts` lists what both changed differently: there the seller's own value stays until they choose.
 */
export function mergeEdits({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', EditDraft>) {
  const theirChanges = listChanges(base, theirs);
  const ownChanges = listChanges(base, mine);
  const taken = theirChanges.filter((group) => !ownChanges.includes(group));
  return {
    draft: taken.reduce((draft, group) => takeField(draft, theirs, group), mine),
    conflicts: theirChanges.filter((group) => ownChanges.includes(group) && !isSame(mine, theirs, group)),
  };
}

/** Joins an edit that was stored in the browser with the product as it is now; pictures that are gone stay away. */
export function restoreEdit(base: EditDraft, stored: EditDraft, present: OwnProduct) {
  const pictures = stored.pictures.filter((picture) => isFile(picture) || present.images.includes(picture));
  return mergeEdits({ base, mine: { ...stored, pictures }, theirs: draftFromProduct(present) });
}

/** The changed fields in the API's format. The pictures must have been sent. */
export function buildChanges(before: EditDraft, draft: EditDraft): ProductUpdate {
  const changes = listChanges(before, draft);
  const has = (group: FieldGroup) => changes.includes(group);
  return {
    ...writeDetails(draft, factKeys.filter(has)),
    ...(has('name') ? { name: draft.name.trim() } : {}),
    ...(has('description') ? { description: draft.description.trim() } : {}),
    ...(has('category') ? { category: draft.category, subcategory: draft.subcategory } : {}),
    ...(has('price') ? { price: readPrice(draft.price) ?? 0 } : {}),
    ...(has('brand') ? { brand: saidOrNothing(draft.brand) || null } : {}),
    ...(has('stock')
      ? {
          sizeType: draft.sizeType,
          stock: draft.stock.map(({ size, quantity }) => ({ size, quantity: countOf(quantity) })),
        }
      : {}),
    ...(has('sku') ? { sku: draft.sku.trim() || null } : {}),
    ...(has('tags') ? { tags: parseTags(draft.tags) } : {}),
    ...(hasSamePictures(before, draft)
      ? {}
      : { images: draft.pictures.filter((picture) => typeof picture === 'string') }),
    // Also for pictures that come back: the API keeps the words for those it has.
    ...(hasSameTexts(draft, before)
      ? {}
      : { pictureTexts: draft.pictures.map((picture) => textOfPicture(draft, picture)) }),
  };
}

/** A field's value as a short text, to compare two versions of it. */
export function describeField(draft: EditDraft, group: FieldGroup): string {
  switch (group) {
    case 'category':
      return `${draft.category} / ${draft.subcategory}`;
    case 'price':
    case 'mrp':
      return isPrice(draft[group]) ? formatRupees(readPrice(draft[group]) ?? 0) : draft[group] || texts.nothing;
    case 'stock':
      return draft.stock.map(({ size, quantity }) => texts.piecesOfSize(size, countOf(quantity))).join(', ');
    case 'pictures':
      return texts.pictureCount(draft.pictures.length);
    default:
      return draft[group].trim() || texts.nothing;
  }
}
