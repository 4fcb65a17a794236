import type { Product } from '@aaram/shared-domain/catalog';
import { queryKeys } from '@aaram/shared-domain/contract';
import type { LoaderFunctionArgs, PlatformServices, RouteHandle, RouteObject } from '@aaram/shared-platform';
import { buildProductHead } from '#features/product/product-head.ts';
import { productQuery, similarQuery } from '#features/product/product-query.ts';
import { settle } from '#lib/prefetch.ts';

/** Product pages: pattern to chunk. */
export const productPages: Record<string, string> = {
  '/single-product/:id': 'product',
  '/customized/single-product/:id': 'customized-product',
};

const handle: RouteHandle = {
  head: ({ params, queryClient, origin }) =>
    buildProductHead(queryClient.getQueryData<Product | null>(queryKeys.product(params.id ?? '')), origin),
};

/** A product's page, and that of a product to print on. */
export function productRoutes(platform: PlatformServices): RouteObject[] {
  const { queryClient } = platform;
  const loader = ({ params: { id = '' } }: LoaderFunctionArgs) =>
    settle(platform, [
      queryClient.prefetchQuery(productQuery(platform, id)),
      queryClient.prefetchQuery(similarQuery(platform, id)),
    ]);
  return [
    {
      path: '/single-product/:id',
      loader,
      handle,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-product" */ './product-page.tsx')).ProductPage,
      }),
    },
    {
      path: '/customized/single-product/:id',
      loader,
      handle,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-customized-product" */ './customized-product-page.tsx'))
          .CustomizedProductPage,
      }),
    },
  ];
}
