import * as texts from '#texts/catalog.ts';
import type { SizeType } from './sizes.ts';

/** One category of the store. `name` is stored and shown, `slug` is the path of its page. */
export type Category = {
  name: string;
  slug: string;
  label: string;
  subcategories: readonly string[];
  sizeType: SizeType;
};

/** The ten categories, their pages and subcategories (product-rules.md#categories). */
export const categories = [
  {
    name: texts.men,
    slug: 'men',
    label: texts.men,
    sizeType: texts.clothing,
    subcategories: [texts.shirts, 'T-Shirt', texts.pants, texts.shoes, texts.accessories],
  },
  {
    name: texts.women,
    slug: 'women',
    label: texts.women,
    sizeType: texts.clothing,
    subcategories: [texts.dresses, texts.tops, texts.shoes, texts.bags, texts.accessories],
  },
  {
    name: texts.kids,
    slug: 'kids',
    label: texts.kids,
    sizeType: 'Age',
    subcategories: [texts.toys, texts.clothes, texts.shoes, texts.accessories],
  },
  {
    name: texts.glowInDark,
    slug: 'glow',
    label: texts.glow,
    sizeType: texts.clothing,
    subcategories: ['T-Shirt', texts.shirt, texts.hoodie, texts.jacket, texts.gift, texts.kidsWear],
  },
  {
    name: texts.accessories,
    slug: 'accessories',
    label: texts.accessories,
    sizeType: 'Quantity',
    subcategories: [texts.jewelry, texts.watches, texts.bags, texts.belts],
  },
  {
    name: texts.swimwears,
    slug: 'swimwears',
    label: texts.swimwears,
    sizeType: texts.clothing,
    subcategories: [texts.bikinis, texts.swimShorts, texts.coverUps],
  },
  {
    name: texts.bags,
    slug: 'bags',
    label: texts.bags,
    sizeType: 'Quantity',
    subcategories: [texts.handbags, texts.backpacks, texts.luggage, texts.wallets],
  },
  {
    name: texts.shoes,
    slug: 'shoes',
    label: texts.shoes,
    sizeType: 'ShoeSize',
    subcategories: [texts.casual, texts.sports, texts.boots, texts.slippers],
  },
  {
    name: texts.cosmetics,
    slug: 'cosmetics',
    label: texts.cosmetics,
    sizeType: 'Quantity',
    subcategories: [texts.makeup, texts.skincare, texts.haircare, texts.perfume],
  },
  {
    name: texts.customized,
    slug: 'customized',
    label: texts.customized,
    sizeType: texts.clothing,
    subcategories: ['T-Shirt', texts.hoodie, texts.jacket],
  },
] as const satisfies readonly Category[];

export type CategoryName = (typeof categories)[number]['name'];
export type CategorySlug = (typeof categories)[number]['slug'];

/** Finds a category by its stored name or its slug, ignoring case; undefined when there is none. */
export function findCategory(nameOrSlug: string): Category | undefined {
  const wanted = nameOrSlug.trim().toLowerCase();
  return categories.find((c) => c.slug === wanted || c.name.toLowerCase() === wanted);
}

/** The size type that the add-product form sets for a category (product-rules.md#category-sets-the-size-type). */
export function resolveSizeType(category: string): SizeType {
  return findCategory(category)?.sizeType ?? texts.clothing;
}
