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

/** Sums of each cell: its values, and the differences between neighbouring pixels, for each colour channel. */
function addUp({ data, width, height }: Pixels, columns: number, length: number) {
  const [sums, differences] = [new Float64Array(length), new Float64Array(length)];
  const line = width * 4;
  for (let at = 0; at < line * height; at += 4) {
    const y = Math.floor(at / line);
    const x = (at - y * line) / 4;
    // At the last column and row a pixel counts as its own neighbour.
    const right = x + 1 < width ? at + 4 : at;
    const below = y + 1 < height ? at + line : at;
    const slot = (Math.floor(y / CELL) * columns + Math.floor(x / CELL)) * 3;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = data[at + channel] ?? 0;
      const by = Math.abs((data[right + channel] ?? 0) - value) + Math.abs((data[below + channel] ?? 0) - value);
      sums[slot + channel] = (sums[slot + channel] ?? 0) + value;
      differences[slot + channel] = (differences[slot + channel] ?? 0) + by;
    }
  }
  return { sums, differences };
}

/** Mean colour of each cell, and the mean difference between neighbouring pixels, for each colour channel. */
function measure(pixels: Pixels) {
  const { width, height } = pixels;
  const [columns, rows] = [count(width), count(height)];
  const { sums, differences } = addUp(soften(pixels), columns, columns * rows * 3);
  const side = (position: number, whole: number) => Math.min(CELL, whole - position * CELL);
  const share = (sum: number, slot: number) => {
    const cell = Math.floor(slot / 3);
    return sum / (side(cell % columns, width) * side(Math.floor(cell / columns), height));
  };
  return { means: sums.map(share), roughness: differences.map(share) };
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
