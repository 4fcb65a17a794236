/** Addresses of the panel's pages that only the panel links to: apart from `pages`, which is in every first load. */
export const adminPages = {
  files: () => '/admin-import',
  history: () => '/admin-history',
  trash: () => '/admin-trash',
  credits: () => '/admin-credits',
  releases: () => '/admin-releases',
  reviews: () => '/admin-reviews',
  editProduct: <Id extends string>(productId: Id) => `/admin-edit-product/${productId}` as const,
} as const;
