/** Addresses of admins' pages that no other page links to: apart from `pages`, which is in every first load. */
export const adminPages = { releases: () => '/admin-releases' } as const;
