/** The longest text of a field. */
export const MAX_TEXT_CHARACTERS = 200;

/** A text without the characters that break a booking, whatever the encoding. */
export const fold = (text: string) =>
  text
    .replaceAll(/[&#%;\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
