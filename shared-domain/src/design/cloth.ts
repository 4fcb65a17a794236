import type { Garment } from './garments.ts';

/** Colours of cloth by the name that products give, as sRGB; those of the store's own garments first. */
const cloths: Record<string, string> = {
  white: '#f7f6f3',
  'ash grey': '#b9babd',
  navy: '#25305a',
  grey: '#a9abb0',
  black: '#24252c',
  oat: '#cdbb9f',
  olive: '#63664a',
  cream: '#efe6d3',
  beige: '#d8c5a6',
  sand: '#cbb28d',
  brown: '#5d4334',
  maroon: '#5b1f2b',
  red: '#b3262f',
  orange: '#d9722b',
  yellow: '#e5b93a',
  mustard: '#c6932c',
  green: '#2f6b46',
  'bottle green': '#1e4635',
  mint: '#b9d8c6',
  teal: '#256a70',
  blue: '#2f55a5',
  'sky blue': '#9fc3e0',
  'royal blue': '#2746a0',
  lavender: '#c3b7dd',
  purple: '#59377d',
  pink: '#e4a3b5',
  charcoal: '#3d3f45',
};

/** Where a garment's cloth is another than the name's usual one. */
const own: Partial<Record<Garment, Record<string, string>>> = {
  hoodie: { white: '#f3f2ee' },
  jacket: { white: '#f1f0ec', grey: '#9ea1a8', navy: '#27325e' },
};

const WHITE = '#f7f6f3';

/** The colour of a garment's cloth, `#rrggbb`; white where the name of the colour is not known. */
export function clothOf(garment: Garment, colour: string | null | undefined): string {
  const name = (colour ?? '').trim().toLowerCase().replace('gray', 'grey');
  return own[garment]?.[name] ?? cloths[name] ?? WHITE;
}

type Colour = readonly [red: number, green: number, blue: number];
/** Below this contrast (1 to 21) an ink is hard to see on its cloth. */
const MIN_CONTRAST = 1.7;

export const parseInk = (ink: string): Colour => [
  Number.parseInt(ink.slice(1, 3), 16),
  Number.parseInt(ink.slice(3, 5), 16),
  Number.parseInt(ink.slice(5, 7), 16),
];

/** Relative luminance of a colour in sRGB bytes, as WCAG defines it. */
function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Whether an ink is hard to see on a cloth; both `#rrggbb`. */
export function isLikeCloth(ink: string, cloth: string): boolean {
  const [dark = 0, light = 0] = [ink, cloth].map((one) => luminanceOf(parseInk(one))).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05) < MIN_CONTRAST;
}
