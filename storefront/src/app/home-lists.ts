/** What the home page asks for: the four newest, and the four that sell best. */
export const newestList = { sort: 'newest', limit: 4 } as const;
export const everydayList = { limit: 4 } as const;
