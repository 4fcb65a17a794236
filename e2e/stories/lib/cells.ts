import sharp from 'sharp';
import { type Pixels, soften } from './compare.ts';

/** Side of a cell in pixels. Only each cell's mean colour of a picture is stored: half a kilobyte instead of six. */
export const CELL = 16;
/**
 * Tolerance for a cell's mean, in steps of 255: a rounding error, plus a share of how much its pixels differ from their
 * neighbours, for letters that are a little bolder or shifted by part of a pixel. An even cell gets the rounding error
 * only, so that a missing line of one pixel shows.
 */
const ROUNDING = 0.75;
const BLUR = 0.12;

/** A picture as it is stored: `means` has red, green and blue of each cell, row by row. */
export type Cells = { width: number; height: number; means: Uint8Array };
/** Position of a cell, counted from 0. */
export type CellPosition = { column: number; row: number };
/** Cells that changed; `isTolerable` when another browser's text rendering explains all of them. */
export type Change = { cells: CellPosition[]; isTolerable: boolean };

/** A cell whose pixels differ less than this is even: it contains no letters. */
const EVEN = 2;
/**
 * Cells that may differ: a few even ones, and a share of the rough ones, for shifted letters. An icon moved by 4px
 * changes 6, text of weight 500 instead of 400 changes 11, a colour 6, a missing border 48 even ones.
 */
const FEW = 2;
const ROUGH_SHARE = 0.02;

const count = (pixels: number) => Math.ceil(pixels / CELL);

/** Mean colour of each cell, and the mean difference between neighbouring pixels, for each colour channel. */
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

/** Compares a picture with a stored one of the same size. */
export function findChange(was: Cells, is: Pixels): Change {
  const { means, roughness } = measure(is);
  const columns = count(is.width);
  const cells: CellPosition[] = [];
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
    if (isOff) cells.push({ column: cell % columns, row: Math.floor(cell / columns) });
  }
  const isTolerable = cells.length - roughChanged <= FEW && cells.length <= FEW + ROUGH_SHARE * rough;
  return { cells, isTolerable };
}

/** Encodes a picture as one line of text: `<width>x<height> <base64>`. */
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
