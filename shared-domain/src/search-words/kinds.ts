/** How words of a search belong together (product-rules.md#words-of-searches). */
export const searchWordKinds = ['same', 'one', 'fix', 'none', 'drop', 'page'] as const;
export type SearchWordKind = (typeof searchWordKinds)[number];
