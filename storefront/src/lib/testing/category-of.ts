import { type Category, findCategory } from '@aaram/shared-domain/catalog';

/** The category with this slug, as its page is given it. */
export function categoryOf(slug: string): Category {
  const category = findCategory(slug);
  if (!category) {
    throw new Error(`There is no category ${slug}.`);
  }
  return category;
}
