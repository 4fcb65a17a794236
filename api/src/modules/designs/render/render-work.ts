import type { DisplayItem, Garment, PrintArea, Side } from '@aaram/shared-domain/design';
import { drape, parseInk } from '@aaram/shared-domain/design';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { readGarment } from './garment-files.ts';
import { createPictures, type Originals } from './load-pictures.ts';
import { paintArea, paintItems } from './paint.ts';
import { writePdf } from './write-pdf.ts';

export type PrintedArea = { area: PrintArea; items: DisplayItem[] };
type Artwork = { prints: PrintedArea[]; originals: Originals };
type Dressed = Artwork & { garment: Garment; cloth: string };
type Preview = Dressed & { side: Side; format?: 'webp' | 'jpeg' };

const MM_PER_INCH = 25.4;
const PRINT_DPI = 300;
/** Longest side of the flat picture that carts and orders show. */
const RAW_SIDE_PX = 1600;
const PREVIEW_QUALITY = 88;
/** The back beside the front: its part of the picture's width, and the line around it, px. */
const INSET = 0.36;
const INSET_BORDER_PX = 4;
/** Between the areas of the flat picture, mm. */
const GAP_MM = 10;

/** Sizes of uploads in pixels, upright, by their address. */
async function measure(originals: Originals): Promise<Record<string, { width: number; height: number }>> {
  const sizes: Record<string, { width: number; height: number }> = {};
  for (const [media, bytes] of Object.entries(originals)) {
    const { autoOrient } = await sharp(bytes).metadata();
    sizes[media] = { width: autoOrient.width, height: autoOrient.height };
  }
  return sizes;
}

const allItems = (prints: readonly PrintedArea[]) => prints.flatMap(({ items }) => items);

/** The pixels of a canvas as a picture for an encoder. */
function readCanvas(canvas: Canvas) {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw: { width, height, channels: 4 } });
}

/** The artwork of all areas side by side on a clear ground, as a WebP: what a cart's `rawImage` is. */
async function paintRaw({ prints, originals }: Artwork): Promise<Buffer> {
  const width = prints.reduce((sum, { area }) => sum + area.width + GAP_MM, -GAP_MM);
  const height = Math.max(...prints.map(({ area }) => area.height));
  const pxPerMm = RAW_SIDE_PX / Math.max(width, height);
  const canvas = createCanvas(Math.round(width * pxPerMm), Math.round(height * pxPerMm));
  const context = canvas.getContext('2d');
  const findPicture = createPictures(allItems(prints), originals, pxPerMm);
  let left = 0;
  for (const { area, items } of prints) {
    context.save();
    context.scale(pxPerMm, pxPerMm);
    context.translate(left, 0);
    context.beginPath();
    context.rect(0, 0, area.width, area.height);
    context.clip();
    await paintItems(context, items, findPicture);
    context.restore();
    left += area.width + GAP_MM;
  }
  return readCanvas(canvas).webp({ quality: 90, alphaQuality: 100 }).toBuffer();
}

/** A side of a garment with its artwork on the cloth. */
async function paintSide({ prints, originals, garment, cloth }: Dressed, side: Side) {
  const pixels = await readGarment(garment, side);
  const { width, height } = pixels;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const own = prints.filter(({ area }) => area.side === side);
  for (const { area, items } of own) {
    const pxPerMm = (area.box.width * width) / area.width;
    const findPicture = createPictures(items, originals, pxPerMm);
    context.save();
    context.translate(area.box.x * width, area.box.y * height);
    context.scale(pxPerMm, pxPerMm);
    context.beginPath();
    context.rect(0, 0, area.width, area.height);
    context.clip();
    await paintItems(context, items, findPicture);
    context.restore();
  }
  const art = context.getImageData(0, 0, width, height).data;
  const draped = drape(pixels, parseInk(cloth), art);
  return {
    width,
    height,
    picture: sharp(Buffer.from(draped.buffer), { raw: { width, height, channels: 4 } }).removeAlpha(),
  };
}

/** A side of a garment with its artwork on the cloth, as a file. */
async function paintPreview({ side, format = 'webp', ...dressed }: Preview): Promise<Buffer> {
  const { picture } = await paintSide(dressed, side);
  return picture.toFormat(format, { quality: PREVIEW_QUALITY }).toBuffer();
}

/** The garment as its owner sees it: a side, and when both are printed the back small in a corner of it. */
async function paintGarment(dressed: Dressed): Promise<Buffer> {
  const isPrinted = (side: Side) => dressed.prints.some(({ area }) => area.side === side);
  if (!isPrinted('front') || !isPrinted('back')) {
    return paintPreview({ ...dressed, side: isPrinted('front') ? 'front' : 'back' });
  }
  const { picture, width, height } = await paintSide(dressed, 'front');
  const back = await paintSide(dressed, 'back');
  const inset = await sharp(await back.picture.png().toBuffer())
    .resize(Math.round(width * INSET), Math.round(height * INSET))
    .extend({ top: INSET_BORDER_PX, right: 0, bottom: 0, left: INSET_BORDER_PX, background: '#ffffff' })
    .toBuffer();
  return sharp(await picture.png().toBuffer())
    .composite([{ input: inset, gravity: 'southeast' }])
    .webp({ quality: PREVIEW_QUALITY })
    .toBuffer();
}

type Print = PrintedArea & { originals: Originals };

/** The print file of an area: a clear PNG in sRGB with 300 pixels an inch. */
async function printPng({ area, items, originals }: Print): Promise<Buffer> {
  const pxPerMm = PRINT_DPI / MM_PER_INCH;
  const findPicture = createPictures(items, originals, pxPerMm);
  const canvas = await paintArea({ width: area.width, height: area.height, items }, pxPerMm, findPicture);
  return readCanvas(canvas)
    .png({ compressionLevel: 6, effort: 4 })
    .withIccProfile('srgb')
    .withMetadata({ density: PRINT_DPI })
    .toBuffer();
}

/** The print file of an area as outlines: a PDF of exactly its size. */
const printPdf = ({ area, items, originals }: Print): Promise<Buffer> => writePdf(area, items, originals);

/** Both pictures of a cart's line. */
async function paintPictures(dressed: Dressed): Promise<{ raw: Buffer; preview: Buffer }> {
  return { raw: await paintRaw(dressed), preview: await paintGarment(dressed) };
}

/** What the process of designs does, by name. Each takes one input and answers what can be sent. */
export const renderWork = { measure, paintPictures, paintPreview, printPng, printPdf };
