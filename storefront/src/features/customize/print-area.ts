/** The part of a garment that can be printed, as fractions (0 to 1) of its first picture's width and height. */
export type PrintArea = { x: number; y: number; width: number; height: number };

/** Measured on the store's pictures of 750 x 1000 pixels. */
const areas = {
  tee: { x: 266 / 750, y: 301 / 1000, width: 221 / 750, height: 389 / 1000 },
  vtee: { x: 258 / 750, y: 375 / 1000, width: 233 / 750, height: 390 / 1000 },
  hoodie: { x: 273 / 750, y: 366 / 1000, width: 205 / 750, height: 259 / 1000 },
  jacket: { x: 419 / 750, y: 413 / 1000, width: 121 / 750, height: 107 / 1000 },
} as const satisfies Record<string, PrintArea>;

/** The print area of a customised product: by its subcategory, and for V-necks by its name. */
export function resolvePrintArea({ subcategory, name }: { subcategory: string; name: string }): PrintArea {
  if (subcategory === 'Hoodie') {
    return areas.hoodie;
  }
  if (subcategory === 'Jacket') {
    return areas.jacket;
  }
  return /v-?neck/i.test(name) ? areas.vtee : areas.tee;
}

/** Place of the print in its area: centre and width as fractions of the area, turn in degrees. */
export type Placement = { x: number; y: number; scale: number; turn: number };
export const startPlacement: Placement = { x: 0.5, y: 0.4, scale: 0.9, turn: 0 };

/** Centre and size of the print in the picture's pixels; `ratio` is the print's height divided by its width. */
export function layOut(
  area: PrintArea,
  placement: Placement,
  picture: { width: number; height: number },
  ratio: number,
) {
  const width = area.width * placement.scale * picture.width;
  return {
    centreX: (area.x + area.width * placement.x) * picture.width,
    centreY: (area.y + area.height * placement.y) * picture.height,
    width,
    height: width * ratio,
  };
}
