import { type DrawnPicture, drawImage, loadImage, writeCanvas } from '../draw-picture.ts';
import { findBackground } from './find-background.ts';

/** The background is looked for in a copy of this longest side, px; the picture itself keeps its pixels. */
const LOOK_SIDE = 1600;
/** A picture without its plain background; undefined when its background is not plain. `src` is of this site. */
export async function cutBackground(
  src: string,
  { withHoles }: { withHoles: boolean },
): Promise<DrawnPicture | undefined> {
  const image = await loadImage(src);
  const look = drawImage(image, Math.min(1, LOOK_SIDE / Math.max(image.naturalWidth, image.naturalHeight)));
  const pixels = look.context.getImageData(0, 0, look.canvas.width, look.canvas.height);
  const alpha = await findBackground(pixels, { withHoles });
  if (alpha === undefined) {
    return undefined;
  }
  for (let at = 0; at < alpha.length; at += 1) {
    pixels.data[at * 4 + 3] = Math.min(alpha[at] ?? 255, pixels.data[at * 4 + 3] ?? 255);
  }
  look.context.putImageData(pixels, 0, 0);
  const { canvas, context } = drawImage(image);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(look.canvas, 0, 0, canvas.width, canvas.height);
  return writeCanvas(canvas);
}
