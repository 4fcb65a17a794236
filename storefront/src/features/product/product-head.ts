import { findCategory, type Product } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { paiseFromRupees, rupeesFromPaise } from '@aaram/shared-domain/money';
import { priceTotal } from '@aaram/shared-domain/pricing';
import type { PriceRule } from '@aaram/shared-domain/tax';
import type { HeadTags } from '@aaram/shared-platform';
import { preloadPicture } from '#lib/preload-picture.ts';
import * as entry from '#texts/entry.ts';
import * as texts from '#texts/product-head.ts';

/** Width of the product's first picture in the gallery. */
const pictureSizes = '(min-width: 768px) 46vw, 100vw';

const absolute = (origin: string, path: string) => new URL(path, origin).href;

/** What is to be paid, with GST: search engines and previews show it. */
function writePriceWithGst({ price }: Product, rule: PriceRule): string {
  const { total, gst } = priceTotal(paiseFromRupees(price), rule);
  return rupeesFromPaise(total + gst).toFixed(2);
}

function describeOffer(product: Product, url: string, rule: PriceRule) {
  return {
    '@type': 'Offer',
    url,
    price: writePriceWithGst(product, rule),
    priceCurrency: 'INR',
    availability: `https://schema.org/${product.isAvailable ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
}

function describeProduct(product: Product, origin: string, rule: PriceRule): Record<string, unknown> {
  const { rating, reviewCount } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: product.images.map((image) => absolute(origin, image)),
    sku: product._id,
    category: product.category,
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.colour && { color: product.colour }),
    ...(product.material && { material: product.material }),
    offers: describeOffer(product, absolute(origin, pages.product(product)), rule),
    ...(rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.toFixed(1), reviewCount },
    }),
  };
}

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

/** Title, description, picture and structured data of a product's page (schema.org Product and BreadcrumbList). */
export function buildProductHead(product: Product | null | undefined, origin: string, rule: PriceRule): HeadTags {
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
    jsonLd: process.env.BROWSER_BUILD ? [] : [describeProduct(product, origin, rule), describeCrumbs(product, origin)],
    preloadImages: process.env.BROWSER_BUILD ? [] : preloadPicture(product.images[0], pictureSizes),
  };
}
