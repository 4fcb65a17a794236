import {
  findTooLongTag,
  listNeededFacts,
  MAX_PRODUCT_IMAGES,
  MAX_TAG_LENGTH,
  noDetails,
  type ProductState,
  parseTags,
  resetStock,
  resolveSizeType,
  type SizeType,
  saidOrNothing,
  type TypedDetails,
} from '@aaram/shared-domain/catalog';
import { factKeys } from '@aaram/shared-domain/product-fields';
import { tidyRupees } from '@aaram/shared-domain/read';
import type { PriceRule } from '@aaram/shared-domain/tax';
import { textOfPicture } from '#lib/crop/picture.ts';
import { findDetailProblems } from '#lib/detail-problems.ts';
import { isPrice, isQuantity } from '#lib/typed-number.ts';
import * as texts from '#texts/add-product.ts';
import * as common from '#texts/common.ts';
import * as publishing from '#texts/publishing.ts';

/** The form's values; numbers stay text until they are sent. */
export type NewProduct = TypedDetails & {
  name: string;
  description: string;
  price: string;
  category: string;
  subcategory: string;
  brand: string;
  sizeType: SizeType;
  stock: { size: string; quantity: string }[];
  tags: string;
  /** The seller's own code. */
  sku: string;
  images: File[];
  /** What the pictures show, by `keyOfPicture`. */
  pictureTexts: Record<string, string>;
};

export type NewProductField = Exclude<keyof NewProduct, 'stock' | 'sizeType' | 'pictureTexts'> | `stock.${string}`;
export type NewProductProblems = Partial<Record<NewProductField, string>>;

/** Message for a sixth picture (product-rules.md#product-images). */
export const TOO_MANY_IMAGES = texts.tooManyImages(MAX_PRODUCT_IMAGES);

const emptyStock = (type: SizeType) => resetStock(type, []).map(({ size }) => ({ size, quantity: '' }));

export const emptyProduct: NewProduct = {
  ...noDetails,
  name: '',
  description: '',
  price: '',
  category: '',
  subcategory: '',
  brand: '',
  sizeType: 'Clothing',
  stock: emptyStock('Clothing'),
  tags: '',
  sku: '',
  images: [],
  pictureTexts: {},
};

/** Another size type replaces the stock entries, but keeps quantities of sizes that both types have. */
export function withSizeType(product: NewProduct, sizeType: SizeType): NewProduct {
  const stock = emptyStock(sizeType).map((entry) => product.stock.find(({ size }) => size === entry.size) ?? entry);
  return { ...product, sizeType, stock };
}

/** Choosing a category sets the size type and resets the subcategory (product-rules.md#category-sets-the-size-type). */
export function withCategory(product: NewProduct, category: string): NewProduct {
  return { ...withSizeType(product, resolveSizeType(category)), category, subcategory: '' };
}

/** An empty quantity counts as 0. */
const countOf = (quantity: string) => quantity.trim() || '0';
const isFilled = (text: string) => text.trim() !== '';

/** Whether it is met, and what to say at which field if not. */
type Rule = [isMet: boolean, field: NewProductField, message: string];

/**
 * Everything that prevents saving the product, in the form's order (product-rules.md#adding-a-product). An edit has
 * pictures that were sent before: `pictureCount` is the number of all. A draft needs its name only
 * (product-rules.md#drafts), but what it has must be right.
 */
export function checkNewProduct(
  product: NewProduct,
  pictureCount = product.images.length,
  state: ProductState = 'published',
  rule: PriceRule = 'spec',
): NewProductProblems {
  const isDraft = state === 'draft';
  const tooLong = findTooLongTag(parseTags(product.tags));
  const stock = product.stock
    .filter(({ quantity }) => !isQuantity(countOf(quantity)))
    .map(({ size }): [NewProductField, string] => [`stock.${size}`, texts.enterQuantity]);
  const rules: Rule[] = [
    [isFilled(product.name), 'name', common.enterName],
    [isDraft || isFilled(product.description), 'description', texts.enterDescription],
    [isDraft || isFilled(product.category), 'category', texts.categoryMissing],
    [isDraft || !isFilled(product.category) || isFilled(product.subcategory), 'subcategory', texts.subcategoryMissing],
    [(isDraft && !isFilled(product.price)) || isPrice(product.price), 'price', texts.enterPrice],
    [isDraft || pictureCount > 0, 'images', texts.addImage],
    [pictureCount <= MAX_PRODUCT_IMAGES, 'images', TOO_MANY_IMAGES],
    ...(tooLong === undefined ? [] : [[false, 'tags', texts.tagTooLong(MAX_TAG_LENGTH, tooLong)] satisfies Rule]),
  ];
  const failed = rules
    .filter(([isMet]) => !isMet)
    .map(([, field, message]): [NewProductField, string] => [field, message]);
  return { ...Object.fromEntries([...failed, ...stock]), ...findDetailProblems(product, product.price, rule) };
}

/** What the law wants shoppers to see and a draft still lacks, when it is published (product-rules.md#drafts). */
export const checkNeededFacts = (product: NewProduct): NewProductProblems =>
  Object.fromEntries(listNeededFacts(product).map((fact) => [fact, publishing.neededByLaw]));

/** The multipart form of a new product; optional fields only when they are filled in. */
export function buildForm(product: NewProduct, seller: string, state: ProductState = 'published'): FormData {
  const form = new FormData();
  const fields = {
    name: product.name.trim(),
    description: product.description.trim(),
    price: tidyRupees(product.price),
    category: product.category,
    subcategory: product.subcategory,
    brand: product.brand.trim(),
    seller,
    sizeType: product.sizeType,
    tags: JSON.stringify(parseTags(product.tags)),
  };
  if (state === 'draft') {
    form.append('state', state);
  }
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value);
  }
  for (const name of factKeys) {
    const said = saidOrNothing(product[name]);
    if (said !== '') {
      form.append(name, said);
    }
  }
  for (const [index, { size, quantity }] of product.stock.entries()) {
    form.append(`stock[${index}][size]`, size);
    form.append(`stock[${index}][quantity]`, countOf(quantity));
  }
  if (product.sku.trim() !== '') {
    form.append('sku', product.sku.trim());
  }
  const words = product.images.map((image) => textOfPicture(product, image));
  if (words.some((text) => text !== '')) {
    form.append('pictureTexts', JSON.stringify(words));
  }
  for (const image of product.images) {
    form.append('images', image);
  }
  return form;
}
