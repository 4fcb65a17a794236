/**
 * What a buyer needs to pay for a cart and to see their orders. Under overload, the servers answer it first
 * (docs/operations.md): they shed lists and products, never somebody who pays.
 */
const buyingCalls =
  /^\/api\/(orders\/|credits$|gift-cards|webhooks\/[a-z]+$|auth\/(cart\/|add-cart$|me\/(profile|address(es)?)(\/|$)|orders\/[^/]+$))/;
const buyingPages = /^\/(cart|checkout|order-confirmation\/.+|user-dashboard|invoice\/.+|login)$/;

/** Whether a path of the API, or the pattern of a route, belongs to buying. */
export const isBuyingCall = (path: string): boolean => buyingCalls.test(path);

/** Whether the address of a page, without its parameters, belongs to buying. */
export const isBuyingPage = (path: string): boolean => buyingPages.test(path);
