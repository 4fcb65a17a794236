import { findCategory, type Product } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import type { HeadTags } from '@aaram/shared-platform';
import { preloadPicture } from '#lib/preload-picture.ts';
import * as entry from '#texts/entry.ts';
import * as texts from '#texts/product-head.ts';
import { describeProduct, type StructuredSource, writePriceWithGst } from './structured-product.ts';

/** Width of the product's first picture in the gallery. */
const pictureSizes = '(min-width: 768px) 46vw, 100vw';

const absolute = (origin: string, path: string) => new URL(path, origin).href;

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

function describeCrumbs(product: Product, origin: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...listCrumbs(product), { label: product.name, href: pages.product(product) }].map(
      ({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        ...(href && { item: absolute(origin, href) }),
      }),
    ),
  };
}

/** Title, description, picture and structured data of a product's page (schema.org ProductGroup or Product, and BreadcrumbList). */
export function buildProductHead(
  product: Product | null | undefined,
  { origin, rule, seller }: Omit<StructuredSource, 'product'>,
): HeadTags {
  if (!product) {
    return { title: product === null ? texts.notFound : texts.product, noIndex: true };
  }
  return {
    title: product.name,
    description: product.description.slice(0, 160),
    canonical: pages.product(product),
    type: 'product',
    image: product.images[0],
    price: process.env.BROWSER_BUILD ? undefined : writePriceWithGst(product, rule),
    jsonLd: process.env.BROWSER_BUILD
      ? []
      : [describeProduct({ product, origin, rule, seller }), describeCrumbs(product, origin)],
    preloadImages: process.env.BROWSER_BUILD ? [] : preloadPicture(product.images[0], pictureSizes),
  };
}
