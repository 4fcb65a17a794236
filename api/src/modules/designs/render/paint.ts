import { type DisplayItem, PICTURE_CORNER } from '@aaram/shared-domain/design';
import { createCanvas, type Image, Path2D, type SKRSContext2D } from '@napi-rs/canvas';

/** The pictures of a display list by their address, cut to what is left of them. */
export type Pictures = ReadonlyMap<string, Image>;

/** Which of a display list's pictures an item shows: the same file may be cut in several ways. */
export const keyOf = (item: Extract<DisplayItem, { kind: 'picture' }>): string =>
  `${item.media} ${Object.values(item.crop).join(' ')}`;

/** The edge of a picture in its unit square. */
function tracePicture({ mask, width, height }: Extract<DisplayItem, { kind: 'picture' }>): Path2D {
  const path = new Path2D();
  if (mask === 'circle') {
    path.ellipse(0.5, 0.5, 0.5, 0.5, 0, 0, 2 * Math.PI);
  } else if (mask === 'rounded') {
    const corner = Math.min(width, height) * PICTURE_CORNER;
    path.roundRect(0, 0, 1, 1, { x: corner / width, y: corner / height } as unknown as number);
  } else {
    path.rect(0, 0, 1, 1);
  }
  return path;
}

function paintPicture(context: SKRSContext2D, item: Extract<DisplayItem, { kind: 'picture' }>, pictures: Pictures) {
  const image = pictures.get(keyOf(item));
  if (image === undefined) {
    throw new Error('A picture of this design is gone.');
  }
  context.transform(...item.matrix);
  context.clip(tracePicture(item));
  context.drawImage(image, 0, 0, 1, 1);
}

type PathItem = Extract<DisplayItem, { kind: 'path' }>;

function paintPath(context: SKRSContext2D, item: PathItem) {
  const path = new Path2D(item.d);
  if (item.stroke !== undefined) {
    context.strokeStyle = item.stroke.ink;
    context.lineWidth = item.stroke.width;
    context.lineJoin = 'round';
    context.stroke(path);
  }
  context.fillStyle = item.fill;
  context.fill(path, item.rule);
}

/** Outline and fill together become see-through, as on the stage: the outline is not seen through the fill. */
function paintSeeThrough(context: SKRSContext2D, item: PathItem) {
  const layer = createCanvas(context.canvas.width, context.canvas.height);
  const own = layer.getContext('2d');
  own.setTransform(context.getTransform());
  paintPath(own, item);
  context.resetTransform();
  context.drawImage(layer, 0, 0);
}

function paintItem(context: SKRSContext2D, item: DisplayItem, pictures: Pictures) {
  context.globalAlpha = item.opacity;
  if (item.kind === 'picture') {
    paintPicture(context, item, pictures);
  } else if (item.stroke !== undefined && item.opacity < 1) {
    paintSeeThrough(context, item);
  } else {
    paintPath(context, item);
  }
}

/** Paints a display list into a context whose unit is a millimetre of the print area. */
export function paintItems(context: SKRSContext2D, items: readonly DisplayItem[], pictures: Pictures) {
  context.imageSmoothingQuality = 'high';
  for (const item of items) {
    context.save();
    paintItem(context, item, pictures);
    context.restore();
  }
}

/** A print area on a clear ground, so many pixels a millimetre. */
export function paintArea(
  { width, height, items }: { width: number; height: number; items: readonly DisplayItem[] },
  pxPerMm: number,
  pictures: Pictures,
) {
  const canvas = createCanvas(Math.round(width * pxPerMm), Math.round(height * pxPerMm));
  const context = canvas.getContext('2d');
  context.scale(canvas.width / width, canvas.height / height);
  paintItems(context, items, pictures);
  return canvas;
}
