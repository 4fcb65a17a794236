/** Longest tag, in characters (product-rules.md#tags). */
export const MAX_TAG_LENGTH = 24;

/** Splits typed tags at commas and semicolons, trims them, drops blanks and duplicates (product-rules.md#tags). */
export function parseTags(typed: string): string[] {
  const tags = typed.split(/[,;]/).map((tag) => tag.trim());
  return [...new Set(tags)].filter((tag) => tag !== '');
}

/** The first tag that is too long; undefined when none is. */
export function findTooLongTag(tags: readonly string[]): string | undefined {
  return tags.find((tag) => [...tag].length > MAX_TAG_LENGTH);
}
