/** The home page's lists: the four newest products, and the four that sell best. */
export const newestList = { sort: 'newest', limit: 4 } as const;
export const everydayList = { limit: 4 } as const;
