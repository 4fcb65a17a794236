import { defineRemote } from '@aaram/shared-platform';
import { accountPages, accountRoutes } from '#app/account-routes.tsx';
import { catalogPages, catalogRoutes } from '#app/catalog-routes.ts';
import { homeRoute } from '#app/home-routes.ts';
import { infoPages, infoRoutes } from '#app/info-routes.ts';
import { listPageParameters } from '#app/page-parameters.ts';
import { productPages, productRoutes } from '#app/product-routes.ts';

/** The storefront: everything a shopper sees, except the frame around it and the blog. */
const remote = defineRemote({
  pages: { '/': 'home', ...catalogPages, ...productPages, ...infoPages, ...accountPages },
  createRoutes: (platform) => [
    homeRoute(platform),
    ...catalogRoutes(platform),
    ...productRoutes(platform),
    ...infoRoutes(),
    ...accountRoutes(platform),
  ],
});

if (!process.env.BROWSER_BUILD) {
  remote.reads = listPageParameters();
}

export default remote;
