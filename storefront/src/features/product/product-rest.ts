import type { Product } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import type { HeadTags } from '@aaram/shared-platform';
import { listCrumbs } from './product-head.ts';
import { describeProduct, type StructuredSource, writePriceWithGst } from './structured-product.ts';

const absolute = (origin: string, path: string) => new URL(path, origin).href;

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

/** Price and structured data of a product's page (schema.org ProductGroup or Product, and BreadcrumbList). */
export const describeProductPage = (source: StructuredSource): Partial<HeadTags> => ({
  price: writePriceWithGst(source.product, source.rule),
  jsonLd: [describeProduct(source), describeCrumbs(source.product, source.origin)],
});
