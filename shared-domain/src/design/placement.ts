import type { PrintArea } from './garments.ts';

/** A print in its area: its centre from the area's top left and its width in mm, and its clockwise turn in degrees. */
export type Placement = { x: number; y: number; width: number; turn: number };

/** Narrower prints are not legible, mm. */
export const MIN_PRINT_WIDTH = 20;
/** Wider prints lose too much at the edges of the area. */
const MAX_WIDTHS = 1.6;
const MM_PER_INCH = 25.4;

export const maxPrintWidth = ({ width }: Pick<PrintArea, 'width'>) => Math.round(width * MAX_WIDTHS);

/** Where a print begins: in the upper middle, and as large as it fits. `ratio` is its height divided by its width. */
export function startPlacement({ width, height }: PrintArea, ratio = 1): Placement {
  const largest = Math.round(Math.min(width * 0.9, (height * 0.9) / ratio));
  return {
    x: width / 2,
    y: Math.round(Math.max(height * 0.4, (largest * ratio) / 2 + height * 0.05)),
    width: largest,
    turn: 0,
  };
}

/** A placement moved and sized within what its area allows. */
export function keepInArea(area: PrintArea, { x, y, width, turn }: Placement): Placement {
  const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
  return {
    x: within(x, 0, area.width),
    y: within(y, 0, area.height),
    width: within(width, MIN_PRINT_WIDTH, maxPrintWidth(area)),
    turn: within(turn, -180, 180),
  };
}

/** Centre and size of a print in the pixels of a picture of its side. */
export function layOut(
  { box, ...area }: PrintArea,
  placement: Placement,
  picture: { width: number; height: number },
  ratio: number,
) {
  const scale = (box.width * picture.width) / area.width;
  return {
    centreX: box.x * picture.width + placement.x * scale,
    centreY: box.y * picture.height + placement.y * scale,
    width: placement.width * scale,
    height: placement.width * ratio * scale,
  };
}

/** Pixels an inch of a picture that is `pixels` wide, printed `width` mm wide; rounded down. */
export const findDpi = (pixels: number, width: number) => Math.floor(pixels / (width / MM_PER_INCH));
