import { defineRemote } from '@aaram/shared-platform/remote';
import { accountPages } from '#app/account-pages.ts';
import { catalogPages } from '#app/catalog-pages.tsx';
import { homePage } from '#app/home-pages.ts';
import { infoPages } from '#app/info-pages.ts';
import { productPages } from '#app/product-pages.ts';

/** The storefront: everything a shopper sees, except the frame around it and the blog. */
export default defineRemote([homePage, ...catalogPages, ...productPages, ...infoPages, ...accountPages]);
