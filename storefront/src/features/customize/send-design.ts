import type { AddCartInput } from '@aaram/shared-domain/cart';
import type { Placement, PrintArea } from '@aaram/shared-domain/design';
import { MAX_PICTURE_BYTES, pictureTypes } from '@aaram/shared-domain/picture';
import type { PlatformServices } from '@aaram/shared-platform';
import { drawPrint, loadImage, shrinkPicture } from './draw-print.ts';

type CustomImages = NonNullable<AddCartInput['customImages']>;

/** Types that the store accepts; any other picture that the browser can show is redrawn first. */
const kinds: ReadonlySet<string> = new Set(pictureTypes);
/** Browsers that write no WebP write PNG instead, whatever they are asked for: far larger than a JPEG of a photo. */
const FORMAT = ['image/webp', 0.9] as const;
const OTHER_FORMAT = ['image/jpeg', 0.9] as const;

type DesignParts = {
  file: File | undefined;
  image: HTMLImageElement;
  garmentSrc: string;
  area: PrintArea;
  placement: Placement;
};

/** A print that is ready to send: the shopper's picture and the drawn garment. */
export type Design = {
  file: File | undefined;
  raw: HTMLCanvasElement;
  preview: HTMLCanvasElement;
  asDataUrls: () => CustomImages;
};

export async function makeDesign({ file, image, garmentSrc, area, placement }: DesignParts): Promise<Design> {
  const preview = drawPrint(await loadImage(garmentSrc), image, area, placement);
  const raw = shrinkPicture(image);
  return {
    file,
    raw,
    preview,
    asDataUrls: () => ({ rawImage: writeUrl(raw), previewImage: writeUrl(preview) }),
  };
}

/** Whether a picture shows through somewhere, which a JPEG cannot keep. */
function isClear(canvas: HTMLCanvasElement): boolean {
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return data?.some((value, index) => index % 4 === 3 && value < 255) ?? true;
}

/** A picture as a data URL: WebP, else PNG where it shows through, else JPEG. */
function writeUrl(canvas: HTMLCanvasElement): string {
  const url = canvas.toDataURL(...FORMAT);
  return url.startsWith('data:image/webp') || isClear(canvas) ? url : canvas.toDataURL(...OTHER_FORMAT);
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('The picture could not be drawn.'))), ...FORMAT);
  });
}

/** Uploads both pictures; resolves to their URLs in add-cart's format. Throws the API's error. */
export async function sendDesign(api: PlatformServices['api'], { file, raw, preview }: Design): Promise<CustomImages> {
  // The original file where the store accepts it, so that the print is as sharp as the original.
  const isWelcome = file !== undefined && kinds.has(file.type) && file.size <= MAX_PICTURE_BYTES;
  const form = new FormData();
  form.append('images', isWelcome ? file : await toBlob(raw), 'picture');
  form.append('images', await toBlob(preview), 'preview');
  const { pictures } = await api.uploadPictures('design', form);
  const [rawImage, previewImage] = pictures;
  if (rawImage === undefined || previewImage === undefined) {
    throw new Error('The store answered no addresses for the pictures.');
  }
  return { rawImage, previewImage };
}
