import { type DisplayItem, PICTURE_CORNER, type PrintArea } from '@aaram/shared-domain/design';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { cutPicture, isPicture, type Originals } from './load-pictures.ts';
import { keyOf, type PictureItem } from './paint.ts';

const PRINT_PX_PER_MM = 300 / 25.4;
const JPEG_QUALITY = 92;
const number = (value: number) => String(Number(value.toFixed(4)));

function writePath(item: Extract<DisplayItem, { kind: 'path' }>): string {
  const stroke =
    item.stroke === undefined
      ? ''
      : `<path d="${item.d}" fill="none" stroke="${item.stroke.ink}" stroke-width="${number(item.stroke.width)}" stroke-linejoin="round"/>`;
  const fill = `<path d="${item.d}" fill="${item.fill}" fill-rule="${item.rule}"/>`;
  return item.opacity < 1 ? `<g opacity="${item.opacity}">${stroke}${fill}</g>` : stroke + fill;
}

function writeMask(item: PictureItem, id: string): string {
  const corner = Math.min(item.width, item.height) * PICTURE_CORNER;
  const shape =
    item.mask === 'circle'
      ? '<circle cx="0.5" cy="0.5" r="0.5"/>'
      : `<rect width="1" height="1" rx="${number(corner / item.width)}" ry="${number(corner / item.height)}"/>`;
  return item.mask === 'none' ? '' : `<clipPath id="${id}">${shape}</clipPath>`;
}

function writePicture(item: PictureItem, at: number, file: string): string {
  const id = `mask-${at}`;
  const clip = item.mask === 'none' ? '' : ` clip-path="url(#${id})"`;
  const image = `<image width="1" height="1" preserveAspectRatio="none" href="${file}"/>`;
  return `${writeMask(item, id)}<g transform="matrix(${item.matrix.map(number).join(' ')})" opacity="${item.opacity}"><g${clip}>${image}</g></g>`;
}

/** A picture as the PDF has it: JPEG where nothing is clear, since PNGs of photographs are ten times as large. */
async function encodePicture(bytes: Uint8Array, item: PictureItem): Promise<{ bytes: Buffer; type: 'png' | 'jpeg' }> {
  const picture = await cutPicture(bytes, item, PRINT_PX_PER_MM);
  const { hasAlpha } = await sharp(bytes).metadata();
  // Only what can be clear is decoded for it.
  const isOpaque = !hasAlpha || (await sharp(bytes).stats()).isOpaque;
  const type = isOpaque ? 'jpeg' : 'png';
  const encoded = isOpaque
    ? picture.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
    : picture.png({ compressionLevel: 1 });
  return { bytes: await encoded.toBuffer(), type };
}

/** An area as SVG: outlines and pictures, no letters; its unit is a millimetre. Pictures are files beside it. */
async function writeSvg({ width, height }: PrintArea, items: readonly DisplayItem[], originals: Originals) {
  const files = new Map<string, { name: string; bytes: Buffer }>();
  for (const item of items.filter(isPicture)) {
    const bytes = originals[item.media];
    if (bytes === undefined) {
      throw new Error('A picture of this design is gone.');
    }
    if (!files.has(keyOf(item))) {
      const encoded = await encodePicture(bytes, item);
      files.set(keyOf(item), { name: `picture-${files.size}.${encoded.type}`, bytes: encoded.bytes });
    }
  }
  const body = items.map((item, at) =>
    item.kind === 'path' ? writePath(item) : writePicture(item, at, files.get(keyOf(item))?.name ?? ''),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm"><clipPath id="area"><rect width="${width}" height="${height}"/></clipPath><g clip-path="url(#area)">${body.join('')}</g></svg>`;
  return { svg, files: [...files.values()] };
}

/** A PDF of one page that is exactly as large as the area, with outlines instead of letters. */
export async function writePdf(area: PrintArea, items: readonly DisplayItem[], originals: Originals): Promise<Buffer> {
  // Shadow files are addressed from the root of the disk.
  const compiler = NodeCompiler.create({ workspace: '/' });
  const { svg, files } = await writeSvg(area, items, originals);
  compiler.mapShadow('/art.svg', Buffer.from(svg));
  for (const { name, bytes } of files) {
    compiler.mapShadow(`/${name}`, bytes);
  }
  const { width, height } = area;
  const mainFileContent = `#set page(width: ${width}mm, height: ${height}mm, margin: 0mm, fill: none)
#image("/art.svg", width: ${width}mm, height: ${height}mm)`;
  return compiler.pdf({ mainFileContent }, { pdfTags: false });
}
