/** Addresses of the panel's pages that only the panel links to: apart from `pages`, which is in every first load. */
export const adminPages = {
  /** One order, by the number that people use. */
  order: <Number extends string>(number: Number) => `/admin-orders/${number}` as const,
  accounts: () => '/admin-accounts',
  files: () => '/admin-import',
  history: () => '/admin-history',
  listings: () => '/admin-listings',
  trash: () => '/admin-trash',
  media: () => '/admin-media',
  credits: () => '/admin-credits',
  searchWords: () => '/admin-search-words',
  releases: () => '/admin-releases',
  outbox: () => '/admin-outbox',
  payLinks: () => '/admin-payment-links',
  team: () => '/admin-team',
  teamInvitation: <Token extends string>(token: Token) => `/team-invitation/${token}` as const,
  reviews: () => '/admin-reviews',
  editProduct: <Id extends string>(productId: Id) => `/admin-edit-product/${productId}` as const,
  /** Of the shop: a post before it is published, for anyone with the link. */
  postPreview: <Token extends string>(token: Token) => `/blog-preview/${token}` as const,
} as const;
