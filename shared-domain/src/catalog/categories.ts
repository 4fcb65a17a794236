import * as texts from '#texts/categories.ts';
import type { SizeType } from './sizes.ts';

/**
 * One category of the store. `name` and `subcategories` are stored and shown as they are, `label` is the title of its
 * page, `slug` the path of it.
 */
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
    name: 'Men',
    slug: 'men',
    label: texts.men,
    sizeType: 'Clothing',
    subcategories: ['Shirts', 'T-Shirt', 'Pants', 'Shoes', 'Accessories'],
  },
  {
    name: 'Women',
    slug: 'women',
    label: texts.women,
    sizeType: 'Clothing',
    subcategories: ['Dresses', 'Tops', 'Shoes', 'Bags', 'Accessories'],
  },
  {
    name: 'Kids',
    slug: 'kids',
    label: texts.kids,
    sizeType: 'Age',
    subcategories: ['Toys', 'Clothes', 'Shoes', 'Accessories'],
  },
  {
    name: 'Glow in the dark',
    slug: 'glow',
    label: texts.glow,
    sizeType: 'Clothing',
    subcategories: ['T-Shirt', 'Shirt', 'Hoodie', 'Jacket', 'Gift', 'Kids Wear'],
  },
  {
    name: 'Accessories',
    slug: 'accessories',
    label: texts.accessories,
    sizeType: 'Quantity',
    subcategories: ['Jewelry', 'Watches', 'Bags', 'Belts'],
  },
  {
    name: 'Swimwears',
    slug: 'swimwears',
    label: texts.swimwears,
    sizeType: 'Clothing',
    subcategories: ['Bikinis', 'Swim Shorts', 'Cover Ups'],
  },
  {
    name: 'Bags',
    slug: 'bags',
    label: texts.bags,
    sizeType: 'Quantity',
    subcategories: ['Handbags', 'Backpacks', 'Luggage', 'Wallets'],
  },
  {
    name: 'Shoes',
    slug: 'shoes',
    label: texts.shoes,
    sizeType: 'ShoeSize',
    subcategories: ['Casual', 'Sports', 'Boots', 'Slippers'],
  },
  {
    name: 'Cosmetics',
    slug: 'cosmetics',
    label: texts.cosmetics,
    sizeType: 'Quantity',
    subcategories: ['Makeup', 'Skincare', 'Haircare', 'Perfume'],
  },
  {
    name: 'Customized',
    slug: 'customized',
    label: texts.customized,
    sizeType: 'Clothing',
    subcategories: ['T-Shirt', 'Hoodie', 'Jacket'],
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
  return findCategory(category)?.sizeType ?? 'Clothing';
}
