import type { Category, Product } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import type { HeadTags } from '@aaram/shared-platform';
import { describeProductPage } from '#features/product/product-rest.ts';
import type { StructuredSource } from '#features/product/structured-product.ts';
import * as texts from '#texts/entry.ts';
import * as home from '#texts/home-head.ts';
import { buildInfoDescriptions } from './info-descriptions.ts';

// What heads of pages say besides titles. In a document it stands at once, a browser loads it for the next page.

export const ofHome = (origin: string): Partial<HeadTags> => ({
  description: home.description,
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      url: origin,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/search?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});

export const ofCategory = ({ label, slug, subcategories }: Category, origin: string): Partial<HeadTags> => ({
  description: texts.describeCategory(label, subcategories),
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: texts.home, item: origin },
        { '@type': 'ListItem', position: 2, name: label, item: new URL(pages.category(slug), origin).href },
      ],
    },
  ],
});

export const ofProduct = (product: Product, source: Omit<StructuredSource, 'product'>): Partial<HeadTags> =>
  describeProductPage({ ...source, product });

export const ofText = (path: string): Partial<HeadTags> => ({ description: buildInfoDescriptions()[path] });
