/** Longer than any layout is made for. */
export const longText =
  'Hand block-printed midi dress with a tie belt, two side pockets and a lining of twice-washed organic cotton';
/** One word that cannot be broken at a space. */
export const longWord = 'Hand-block-printed-reversible-cotton-midi-dress-with-pockets';
export const hindiText = 'हाथ से छपी सूती पोशाक';
export const hindiSentence = 'कपड़े जो दिन भर साथ दें, और धोने के बाद और भी मुलायम हो जाएँ।';
/** More than fits on a screen. */
export const manyLines: readonly string[] = Array.from({ length: 40 }, (_, line) => `${line + 1}. ${longText}`);
