/** What a post is: not shown, shown from a time on, shown. */
export const postStates = ['draft', 'scheduled', 'published'] as const;
export type PostState = (typeof postStates)[number];

/** When a post is to be shown: at once, from a time on, or not yet. */
export const publications = ['now', 'at', 'draft'] as const;
export type Publication = (typeof publications)[number];
