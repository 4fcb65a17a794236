// Why an admin cannot see or move releases in the panel.
export const notSetUp =
  'Releases cannot be managed here: set RELEASES_SECRET to the same value for the API and the shop, and SHOP_PRIVATE_PORT.';
export const shopAway = (url: string) =>
  `The shop does not answer about its releases at ${url}: it must run there with the same RELEASES_SECRET.`;
