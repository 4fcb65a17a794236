import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export type Pixels = { data: Uint8ClampedArray; width: number; height: number };
/**
 * `moved`: pixels at edges that look different, of `edges` that the first picture has; `line`: the longest straight
 * line of them; `recoloured`: pixels of even areas with another colour.
 */
export type Difference = { moved: number; edges: number; line: number; recoloured: number };

/** Difference of one pixel that counts, 0-1 as eyes weigh colours; pixels that only smooth an edge never count. */
const THRESHOLD = 0.1;
/** A neighbour that differs so much makes an edge (steps of 255). */
const EDGE_STEPS = 24;
/** In even areas a colour may differ by so many steps: the rounding of a blend. */
const ROUNDING_STEPS = 2;

export async function readPixels(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

const words = ({ data }: Pixels) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

function steps(a: Uint8ClampedArray, i: number, b: Uint8ClampedArray, j: number): number {
  let most = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    most = Math.max(most, Math.abs((a[i * 4 + channel] ?? 0) - (b[j * 4 + channel] ?? 0)));
  }
  return most;
}

/** Blends of an edge are kept in steps of this (of 255): half of it is the most that one is off, and never counts. */
const BLEND_STEPS = 32;

/** The picture with its blends rounded. Pixels of even areas and straight lines, with two neighbours alike, stay. */
export function soften(pixels: Pixels): Pixels {
  const { width } = pixels;
  const all = words(pixels);
  const data = new Uint8ClampedArray(pixels.data);
  for (let i = 0; i < all.length; i += 1) {
    let alike = 0;
    for (const neighbour of [i - 1, i + 1, i - width, i + width]) if (all[neighbour] === all[i]) alike += 1;
    if (alike >= 2) continue;
    for (let at = i * 4; at < i * 4 + 3; at += 1) data[at] = Math.round((data[at] ?? 0) / BLEND_STEPS) * BLEND_STEPS;
  }
  return { ...pixels, data };
}

/** Length of the longest line of marked pixels, across or down. */
function longestLine(marks: Uint32Array, width: number): number {
  const down = new Uint16Array(width);
  let across = 0;
  let longest = 0;
  for (let i = 0; i < marks.length; i += 1) {
    const x = i % width;
    if (x === 0) across = 0;
    across = marks[i] ? across + 1 : 0;
    down[x] = marks[i] ? (down[x] ?? 0) + 1 : 0;
    longest = Math.max(longest, across, down[x] ?? 0);
  }
  return longest;
}

function countEdges(pixels: Pixels): number {
  const { data, width } = pixels;
  const all = words(pixels);
  const isEdge = (i: number, next: number) => all[i] !== all[next] && steps(data, i, data, next) > EDGE_STEPS;
  let edges = 0;
  for (let i = 0; i < all.length - width; i += 1) if (isEdge(i, i + 1) || isEdge(i, i + width)) edges += 1;
  return edges;
}

function countRecoloured(was: Pixels, is: Pixels): number {
  const { width } = was;
  const [a, b] = [words(was), words(is)];
  const isEven = (all: Uint32Array, i: number) =>
    [i - 1, i + 1, i - width, i + width].every((neighbour) => all[neighbour] === all[i]);
  let recoloured = 0;
  for (let i = width; i < a.length - width; i += 1) {
    if (a[i] === b[i] || steps(was.data, i, is.data, i) <= ROUNDING_STEPS) continue;
    if (isEven(a, i) && isEven(b, i)) recoloured += 1;
  }
  return recoloured;
}

/** Compares pictures of one size. */
export function measureDifference(was: Pixels, is: Pixels): Difference {
  const { width, height } = was;
  const marks = new Uint8ClampedArray(was.data.length);
  const moved = pixelmatch(was.data, is.data, marks, width, height, { threshold: THRESHOLD, diffMask: true });
  const line = moved === 0 ? 0 : longestLine(words({ data: marks, width, height }), width);
  return { moved, line, edges: countEdges(was), recoloured: countRecoloured(was, is) };
}

/** The second picture, faint, with what is different in red. */
export function drawDifference(was: Pixels, is: Pixels): Promise<Buffer> {
  const { width, height } = was;
  const drawing = new Uint8ClampedArray(was.data.length);
  pixelmatch(was.data, is.data, drawing, width, height, { threshold: THRESHOLD });
  return sharp(Buffer.from(drawing), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
