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
    name: 'Men',
    slug: 'men',
    label: 'Men',
    sizeType: 'Clothing',
    subcategories: ['Shirts', 'T-Shirt', 'Pants', 'Shoes', 'Accessories'],
  },
  {
    name: 'Women',
    slug: 'women',
    label: 'Women',
    sizeType: 'Clothing',
    subcategories: ['Dresses', 'Tops', 'Shoes', 'Bags', 'Accessories'],
  },
  {
    name: 'Kids',
    slug: 'kids',
    label: 'Kids',
    sizeType: 'Age',
    subcategories: ['Toys', 'Clothes', 'Shoes', 'Accessories'],
  },
  {
    name: 'Glow in the dark',
    slug: 'glow',
    label: 'Glow',
    sizeType: 'Clothing',
    subcategories: ['T-Shirt', 'Shirt', 'Hoodie', 'Jacket', 'Gift', 'Kids Wear'],
  },
  {
    name: 'Accessories',
    slug: 'accessories',
    label: 'Accessories',
    sizeType: 'Quantity',
    subcategories: ['Jewelry', 'Watches', 'Bags', 'Belts'],
  },
  {
    name: 'Swimwears',
    slug: 'swimwears',
    label: 'Swimwears',
    sizeType: 'Clothing',
    subcategories: ['Bikinis', 'Swim Shorts', 'Cover Ups'],
  },
  {
    name: 'Bags',
    slug: 'bags',
    label: 'Bags',
    sizeType: 'Quantity',
    subcategories: ['Handbags', 'Backpacks', 'Luggage', 'Wallets'],
  },
  {
    name: 'Shoes',
    slug: 'shoes',
    label: 'Shoes',
    sizeType: 'ShoeSize',
    subcategories: ['Casual', 'Sports', 'Boots', 'Slippers'],
  },
  {
    name: 'Cosmetics',
    slug: 'cosmetics',
    label: 'Cosmetics',
    sizeType: 'Quantity',
    subcategories: ['Makeup', 'Skincare', 'Haircare', 'Perfume'],
  },
  {
    name: 'Customized',
    slug: 'customized',
    label: 'Customized',
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
