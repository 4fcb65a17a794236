import type { PrintArea } from '@aaram/shared-domain/design';
import { useMemo } from 'react';
import { readColour } from './draw-print.ts';
import { useGarment } from './use-garment.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** Below this contrast (1 to 21) an ink is hard to see on its cloth. */
const MIN_CONTRAST = 1.7;

/** Relative luminance of a colour in sRGB bytes, as WCAG defines it. */
function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Whether an ink is hard to see on a cloth. */
export function isHardToSee(ink: Colour, cloth: Colour): boolean {
  const [dark = 0, light = 0] = [luminanceOf(ink), luminanceOf(cloth)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05) < MIN_CONTRAST;
}

/** The numbers of a computed colour such as `rgb(40, 65, 143)`. */
export function parseColour(computed: string): Colour {
  const [red = 0, green = 0, blue = 0] = (computed.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

/** The colour of the cloth in the middle of a print area; undefined until its picture has loaded. */
export function useClothColour(garmentSrc: string, area: PrintArea): Colour | undefined {
  const garment = useGarment(garmentSrc);
  return useMemo(() => garment && readColour(garment, area), [garment, area]);
}
