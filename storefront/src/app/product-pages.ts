import type { Product } from '@aaram/shared-domain/catalog';
import { pages, queryKeys } from '@aaram/shared-domain/contract';
import { type HeadSource, type PlatformServices, presentPriceRule } from '@aaram/shared-platform';
import { definePage } from '@aaram/shared-platform/remote';
import { buildProductHead } from '#features/product/product-head.ts';
import { productQuery, similarQuery } from '#features/product/product-query.ts';
import { prefetchReviews, reviewParams } from '#features/reviews/review-choice.ts';
import type { SharedDesign } from '#features/shared-design/shared-design-query.ts';
import * as texts from '#texts/entry.ts';
import { withRest } from './with-rest.ts';

type Params = { id: string };
type Loaded = { params: Params; search: URLSearchParams; platform: PlatformServices };

const productPage = {
  reads: ['size', 'raw', 'preview', 'design', ...(process.env.BROWSER_BUILD ? [] : reviewParams)],
  loader: ({ params: { id }, search, platform }: Loaded) => [
    platform.queryClient.prefetchQuery(productQuery(platform, id)),
    platform.queryClient.prefetchQuery(similarQuery(platform, id)),
    ...(process.env.BROWSER_BUILD ? [] : prefetchReviews(platform, id, search)),
  ],
  head: ({ params: { id }, queryClient, origin, store }: HeadSource<Params>) => {
    const product = queryClient.getQueryData<Product | null>(queryKeys.product(id));
    const head = buildProductHead(product);
    const source = { origin, rule: presentPriceRule(queryClient), seller: store?.legalName };
    return product ? withRest(head, (rests) => rests.ofProduct(product, source)) : head;
  },
};

/**
 * A design that its maker shares: only people with the link find it. It has no loader: documents are cached, and an ended
 * link shows nothing any more.
 */
const sharedDesignPage = {
  reads: [],
  head: ({ params: { token }, queryClient }: HeadSource<{ token: string }>) => {
    const shared = queryClient.getQueryData<SharedDesign | null>(queryKeys.sharedDesign(token));
    return { title: texts.sharedDesign(shared?.product.name), noIndex: true };
  },
};

/** A product's page, and that of a product to print on. */
export const productPages = [
  definePage({
    ...productPage,
    pattern: pages.plainProduct(':id'),
    chunk: 'product',
    load: async () => (await import(/* webpackChunkName: "page-product" */ './product/product-page.tsx')).ProductPage,
  }),
  definePage({
    ...sharedDesignPage,
    pattern: pages.sharedDesign(':token'),
    // With the policies: every first load carries the name and hash of each file there is.
    chunk: 'policy',
    load: async () =>
      (await import(/* webpackChunkName: "page-policy" */ './product/shared-design-page.tsx')).SharedDesignPage,
  }),
  definePage({
    ...productPage,
    pattern: pages.customizedProduct(':id'),
    chunk: 'product',
    load: async () => (await import(/* webpackChunkName: "page-product" */ './product/product-page.tsx')).ProductPage,
  }),
];
