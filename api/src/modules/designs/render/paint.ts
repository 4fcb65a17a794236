import { type DisplayItem, PICTURE_CORNER } from '@aaram/shared-domain/design';
import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';

export type PictureItem = Extract<DisplayItem, { kind: 'picture' }>;
/** The picture that an item shows, cut to what is left of it; rejects when its file is gone. */
export type FindPicture = (item: PictureItem) => Promise<Canvas>;

/** Which of a display list's pictures an item shows: the same file may be cut in several ways. */
export const keyOf = (item: PictureItem): string => `${item.media} ${Object.values(item.crop).join(' ')}`;

/** The edge of a picture in its unit square. */
function tracePicture({ mask, width, height }: PictureItem): Path2D {
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

function paintPicture(context: SKRSContext2D, item: PictureItem, image: Canvas) {
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
function paintSeeThrough(context: SKRSContext2D, item: PathItem, layer: Canvas) {
  const own = layer.getContext('2d');
  own.resetTransform();
  own.clearRect(0, 0, layer.width, layer.height);
  own.setTransform(context.getTransform());
  paintPath(own, item);
  context.resetTransform();
  context.drawImage(layer, 0, 0);
}

const isSeeThrough = (item: DisplayItem): item is PathItem =>
  item.kind === 'path' && item.stroke !== undefined && item.opacity < 1;

/** Gives back the pixels of a canvas that is not painted from again: the collector does not know how many there are. */
export function free(canvas: Canvas) {
  canvas.width = 1;
  canvas.height = 1;
}

type Brushes = { findPicture: FindPicture; layer: Canvas | undefined };

async function paintItem(context: SKRSContext2D, item: DisplayItem, { findPicture, layer }: Brushes) {
  if (item.kind === 'picture') {
    paintPicture(context, item, await findPicture(item));
  } else if (layer !== undefined && isSeeThrough(item)) {
    paintSeeThrough(context, item, layer);
  } else {
    paintPath(context, item);
  }
}

/** Paints a display list into a context whose unit is a millimetre of the print area. One layer serves all items. */
export async function paintItems(context: SKRSContext2D, items: readonly DisplayItem[], findPicture: FindPicture) {
  const layer = items.some(isSeeThrough) ? createCanvas(context.canvas.width, context.canvas.height) : undefined;
  context.imageSmoothingQuality = 'high';
  for (const item of items) {
    context.save();
    context.globalAlpha = item.opacity;
    await paintItem(context, item, { findPicture, layer });
    context.restore();
  }
  if (layer !== undefined) {
    free(layer);
  }
}

/** A print area on a clear ground, so many pixels a millimetre. */
export async function paintArea(
  { width, height, items }: { width: number; height: number; items: readonly DisplayItem[] },
  pxPerMm: number,
  findPicture: FindPicture,
) {
  const canvas = createCanvas(Math.round(width * pxPerMm), Math.round(height * pxPerMm));
  const context = canvas.getContext('2d');
  context.scale(canvas.width / width, canvas.height / height);
  await paintItems(context, items, findPicture);
  return canvas;
}
