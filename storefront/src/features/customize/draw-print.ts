import { layOut, type Placement, type PrintArea } from '@aaram/shared-domain/design';

/** Longest side of an uploaded picture, in pixels: sharp in print, small enough to send. */
const RAW_SIDE = 1600;
/** Below this lightness (0 to 255) a garment is dark, and the print must cover the cloth instead of tinting it. */
const DARK = 110;

/** Loads a picture; rejects when it cannot be read. */
export async function loadImage(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

function makeCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const context = canvas.getContext('2d');
  if (context === null) {
    throw new Error('This browser gave no canvas to draw the print on.');
  }
  return { canvas, context };
}

/** The colour of a garment's picture in the middle of a print area, as sRGB bytes. */
export function readColour(garment: HTMLImageElement, { box }: PrintArea): readonly [number, number, number] {
  const { canvas, context } = makeCanvas(garment.naturalWidth, garment.naturalHeight);
  context.drawImage(garment, 0, 0);
  const [x, y] = [(box.x + box.width / 2) * canvas.width, (box.y + box.height / 2) * canvas.height];
  const [red = 0, green = 0, blue = 0] = context.getImageData(Math.round(x), Math.round(y), 1, 1).data;
  return [red, green, blue];
}

function isDark(context: CanvasRenderingContext2D, x: number, y: number): boolean {
  const [red = 0, green = 0, blue = 0] = context.getImageData(Math.round(x), Math.round(y), 1, 1).data;
  return red * 0.3 + green * 0.59 + blue * 0.11 < DARK;
}

/** The edge of a print area in a picture of its side that fills the canvas. */
export function traceArea(context: CanvasRenderingContext2D, { box }: PrintArea): void {
  const { width, height } = context.canvas;
  context.rect(box.x * width, box.y * height, box.width * width, box.height * height);
}

/** Draws the garment with the print, clipped to the print area. Light cloth shows through the print, dark does not. */
export function drawPrint(
  garment: HTMLImageElement,
  print: HTMLImageElement,
  area: PrintArea,
  placement: Placement,
): HTMLCanvasElement {
  const picture = { width: garment.naturalWidth, height: garment.naturalHeight };
  const { canvas, context } = makeCanvas(picture.width, picture.height);
  context.drawImage(garment, 0, 0);
  const box = layOut(area, placement, picture, print.naturalHeight / print.naturalWidth);
  const isCovering = isDark(context, box.centreX, box.centreY);
  context.beginPath();
  traceArea(context, area);
  context.clip();
  context.translate(box.centreX, box.centreY);
  context.rotate((placement.turn * Math.PI) / 180);
  context.globalCompositeOperation = isCovering ? 'source-over' : 'multiply';
  context.globalAlpha = isCovering ? 0.94 : 1;
  context.drawImage(print, -box.width / 2, -box.height / 2, box.width, box.height);
  return canvas;
}

/** Draws the shopper's picture on a canvas of at most 1600 px, with its transparency. */
export function shrinkPicture(print: HTMLImageElement): HTMLCanvasElement {
  const factor = Math.min(1, RAW_SIDE / Math.max(print.naturalWidth, print.naturalHeight));
  const { canvas, context } = makeCanvas(print.naturalWidth * factor, print.naturalHeight * factor);
  context.drawImage(print, 0, 0, canvas.width, canvas.height);
  return canvas;
}
