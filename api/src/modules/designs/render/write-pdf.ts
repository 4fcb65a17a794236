import { type DisplayItem, PICTURE_CORNER, type PrintArea } from '@aaram/shared-domain/design';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { cutPicture, isPicture, type Originals } from './load-pictures.ts';
import { keyOf } from './paint.ts';

const PRINT_PX_PER_MM = 300 / 25.4;
const number = (value: number) => String(Number(value.toFixed(4)));

function writePath(item: Extract<DisplayItem, { kind: 'path' }>): string {
  const stroke =
    item.stroke === undefined
      ? ''
      : `<path d="${item.d}" fill="none" stroke="${item.stroke.ink}" stroke-width="${number(item.stroke.width)}" stroke-linejoin="round"/>`;
  const fill = `<path d="${item.d}" fill="${item.fill}" fill-rule="${item.rule}"/>`;
  return item.opacity < 1 ? `<g opacity="${item.opacity}">${stroke}${fill}</g>` : stroke + fill;
}

function writeMask(item: Extract<DisplayItem, { kind: 'picture' }>, id: string): string {
  const corner = Math.min(item.width, item.height) * PICTURE_CORNER;
  const shape =
    item.mask === 'circle'
      ? '<circle cx="0.5" cy="0.5" r="0.5"/>'
      : `<rect width="1" height="1" rx="${number(corner / item.width)}" ry="${number(corner / item.height)}"/>`;
  return item.mask === 'none' ? '' : `<clipPath id="${id}">${shape}</clipPath>`;
}

function writePicture(item: Extract<DisplayItem, { kind: 'picture' }>, at: number, data: string): string {
  const id = `mask-${at}`;
  const clip = item.mask === 'none' ? '' : ` clip-path="url(#${id})"`;
  const image = `<image width="1" height="1" preserveAspectRatio="none" href="${data}"/>`;
  return `${writeMask(item, id)}<g transform="matrix(${item.matrix.map(number).join(' ')})" opacity="${item.opacity}"><g${clip}>${image}</g></g>`;
}

/** An area as SVG: outlines and pictures, no letters; its unit is a millimetre. */
async function writeSvg({ width, height }: PrintArea, items: readonly DisplayItem[], originals: Originals) {
  const data = new Map<string, string>();
  for (const item of items.filter(isPicture)) {
    const bytes = originals[item.media];
    if (bytes === undefined) {
      throw new Error('A picture of this design is gone.');
    }
    if (!data.has(keyOf(item))) {
      const png = await cutPicture(bytes, item, PRINT_PX_PER_MM);
      data.set(keyOf(item), `data:image/png;base64,${png.toString('base64')}`);
    }
  }
  const body = items.map((item, at) =>
    item.kind === 'path' ? writePath(item) : writePicture(item, at, data.get(keyOf(item)) ?? ''),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm"><clipPath id="area"><rect width="${width}" height="${height}"/></clipPath><g clip-path="url(#area)">${body.join('')}</g></svg>`;
}

/** A PDF of one page that is exactly as large as the area, with outlines in place of letters. */
export async function writePdf(area: PrintArea, items: readonly DisplayItem[], originals: Originals): Promise<Buffer> {
  // Shadow files are addressed from the root of the disk.
  const compiler = NodeCompiler.create({ workspace: '/' });
  compiler.mapShadow('/art.svg', Buffer.from(await writeSvg(area, items, originals)));
  const { width, height } = area;
  const mainFileContent = `#set page(width: ${width}mm, height: ${height}mm, margin: 0mm, fill: none)
#image("/art.svg", width: ${width}mm, height: ${height}mm)`;
  return compiler.pdf({ mainFileContent }, { pdfTags: false });
}
