/** Most characters of what a picture shows (product-rules.md#alt-text). */
export const MAX_PICTURE_TEXT = 250;

/** Words for a picture as they are stored: one line, without spaces around. */
export const tidyPictureText = (typed: string): string => typed.replaceAll(/\s+/g, ' ').trim();
