export const MAX_PIXELS = 40_000_000;
/** How long decoding and encoding one picture may take. */
export const MAX_SECONDS = 20;

/** A picture as pages need it: size in pixels, background colour, and the WebP of each width. */
export type MadePicture = { width: number; height: number; colour: string; files: Map<number, Buffer> };

/** The widths in which a picture is stored: full and half. */
export const listWidths = (width: number) => [...new Set([width, Math.max(1, Math.round(width / 2))])];
