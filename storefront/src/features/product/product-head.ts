import { findCategory, type Product } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import type { HeadTags } from '@aaram/shared-platform';
import { preloadPicture } from '#lib/pictures/preload-picture.ts';
import * as entry from '#texts/entry.ts';
import * as texts from '#texts/product-head.ts';

/** Width of the product's first picture in the gallery. */
const pictureSizes = '(min-width: 768px) 46vw, 100vw';

/** The path from home to the product. */
export function listCrumbs(product: Product): { label: string; href?: string }[] {
  const category = findCategory(product.category);
  const categoryHref = category ? pages.category(category.slug) : undefined;
  const subcategoryHref = categoryHref && `${categoryHref}?subcategory=${encodeURIComponent(product.subcategory)}`;
  return [
    { label: entry.home, href: pages.home() },
    ...(category && categoryHref ? [{ label: category.label, href: categoryHref }] : []),
    ...(product.subcategory && subcategoryHref ? [{ label: product.subcategory, href: subcategoryHref }] : []),
  ];
}

/** Title, description and picture of a product's page. */
export function buildProductHead(product: Product | null | undefined): HeadTags {
  if (!product) {
    return { title: product === null ? texts.notFound : texts.product, noIndex: true };
  }
  return {
    title: product.name,
    description: product.description.slice(0, 160),
    canonical: pages.product(product),
    type: 'product',
    image: product.images[0],
    preloadImages: process.env.BROWSER_BUILD ? [] : preloadPicture(product.images[0], pictureSizes),
  };
}
