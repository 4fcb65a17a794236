import sharp from 'sharp';
import { type Pixels, soften } from './compare.ts';

/** Side of a cell in pixels. A picture is kept as the mean colours of its cells: half a kilobyte instead of six. */
export const CELL = 16;
/**
 * What the mean of a cell may be off by, in steps of 255: rounding, and a share of how much its pixels differ from
 * their neighbours, which is what letters drawn a little bolder or a part of a pixel aside bring. An even cell may be
 * off by nothing else: a line of one pixel that is gone leaves an even cell.
 */
const ROUNDING = 0.75;
const BLUR = 0.12;

/** A picture as it is kept: `means` has red, green and blue of each cell, row by row. */
export type Cells = { width: number; height: number; means: Uint8Array };
/** Place of a cell, counted from 0. */
export type Place = { column: number; row: number };
/** Cells that are not what they were, and whether that is more than another browser's letters bring. */
export type Change = { places: Place[]; isTolerable: boolean };

/** A cell whose pixels differ less is even: no letters are in it. */
const EVEN = 2;
/**
 * Cells that may differ: few even ones, and of rough ones a share more, for letters on other places. An icon moved by
 * 4px changes 6, text of weight 500 instead of 400 changes 11, a colour 6, a border gone 48 even ones.
 */
const FEW = 2;
const ROUGH_SHARE = 0.02;

const count = (pixels: number) => Math.ceil(pixels / CELL);

/** Mean colour of each cell, and how much its neighbouring pixels differ, on average and in each colour. */
function measure(pixels: Pixels) {
  const { data, width, height } = soften(pixels);
  const columns = count(width);
  const length = columns * count(height) * 3;
  const [means, roughness, sizes] = [new Float64Array(length), new Float64Array(length), new Float64Array(length)];
  for (let at = 0; at < data.length; at += 1) {
    const channel = at % 4;
    if (channel === 3) continue;
    const x = (at >> 2) % width;
    const y = Math.floor((at >> 2) / width);
    const slot = (Math.floor(y / CELL) * columns + Math.floor(x / CELL)) * 3 + channel;
    const value = data[at] ?? 0;
    const right = x + 1 < width ? (data[at + 4] ?? 0) : value;
    const below = data[at + width * 4] ?? value;
    means[slot] = (means[slot] ?? 0) + value;
    roughness[slot] = (roughness[slot] ?? 0) + Math.abs(right - value) + Math.abs(below - value);
    sizes[slot] = (sizes[slot] ?? 0) + 1;
  }
  const share = (sum: number, slot: number) => sum / (sizes[slot] ?? 1);
  return { means: means.map(share), roughness: roughness.map(share) };
}

export function toCells(pixels: Pixels): Cells {
  const { means } = measure(pixels);
  return { width: pixels.width, height: pixels.height, means: Uint8Array.from(means, Math.round) };
}

/** Compares a picture with a look of its size. */
export function findChange(was: Cells, is: Pixels): Change {
  const { means, roughness } = measure(is);
  const columns = count(is.width);
  const places: Place[] = [];
  let rough = 0;
  let roughChanged = 0;
  for (let cell = 0; cell < means.length / 3; cell += 1) {
    const slots = [cell * 3, cell * 3 + 1, cell * 3 + 2];
    const isRough = slots.some((slot) => (roughness[slot] ?? 0) > EVEN);
    const isOff = slots.some((slot) => {
      const by = Math.abs((was.means[slot] ?? 0) - (means[slot] ?? 0));
      return by > ROUNDING + BLUR * (roughness[slot] ?? 0);
    });
    if (isRough) rough += 1;
    if (isRough && isOff) roughChanged += 1;
    if (isOff) places.push({ column: cell % columns, row: Math.floor(cell / columns) });
  }
  const isTolerable = places.length - roughChanged <= FEW && places.length <= FEW + ROUGH_SHARE * rough;
  return { places, isTolerable };
}

/** As one line of text: `<width>x<height> <base64>`. */
export async function writeCells({ width, height, means }: Cells): Promise<string> {
  const raw = { width: count(width), height: count(height), channels: 3 as const };
  const image = await sharp(means, { raw }).webp({ lossless: true, effort: 6 }).toBuffer();
  return `${width}x${height} ${image.toString('base64')}`;
}

export async function readCells(line: string): Promise<Cells> {
  const [size = '', image = ''] = line.split(' ');
  const [width = 0, height = 0] = size.split('x').map(Number);
  const means = await sharp(Buffer.from(image, 'base64')).removeAlpha().raw().toBuffer();
  return { width, height, means: new Uint8Array(means) };
}
