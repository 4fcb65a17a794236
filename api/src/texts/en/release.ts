export const releasesCannotBeManagedHereSet =
  'Releases cannot be managed here: set RELEASES_SECRET to the same value for the API and the shop, and SHOP_PRIVATE_PORT.';
export const shopDoesNotAnswerAboutIts = (url: string | number) =>
  `The shop does not answer about its releases at ${url}: it must run there with the same RELEASES_SECRET.`;
