/** RGBA pixels, row by row. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** A background is plain when one colour has this part of the picture's border. */
const MIN_SHARE = 0.6;
/** Colours this near are one, as a distance in RGB. */
const NEAR = 44;
/** Beyond it, over how much an edge becomes opaque. */
const SOFT = 44;
/** Colours are counted in steps of so many. */
const STEP = 16;
/** Rows, or pixels of the flood, that are looked at before the page may draw. */
const ROWS_AT_ONCE = 200;
const PIXELS_AT_ONCE = 300_000;

const pause = () => new Promise<void>((done) => setTimeout(done));

type Colour = readonly [red: number, green: number, blue: number];

function listBorder({ width, height }: Pixels): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) {
    border.push(x, (height - 1) * width + x);
  }
  for (let y = 1; y < height - 1; y += 1) {
    border.push(y * width, y * width + width - 1);
  }
  return border;
}

/** The commonest colour of the border, as the mean of its step. */
function findCommonest({ data }: Pixels, border: readonly number[]): Colour {
  const counts = new Map<number, [count: number, red: number, green: number, blue: number]>();
  for (const at of border) {
    const [red, green, blue] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
    const key = (Math.floor(red / STEP) << 8) | (Math.floor(green / STEP) << 4) | Math.floor(blue / STEP);
    const sum = counts.get(key) ?? [0, 0, 0, 0];
    counts.set(key, [sum[0] + 1, sum[1] + red, sum[2] + green, sum[3] + blue]);
  }
  const [count, red, green, blue] = [...counts.values()].reduce((best, one) => (one[0] > best[0] ? one : best));
  return [red / count, green / count, blue / count];
}

/**
 * How far each pixel is from the background, in a grid with one more pixel on each side, which is never the background: so
 * no neighbour has to be looked for outside. 0 where the picture is clear already.
 */
type Grid = { distances: Float32Array; stride: number; width: number; height: number };

async function measureDistances({ data, width, height }: Pixels, [red, green, blue]: Colour): Promise<Grid> {
  const stride = width + 2;
  const distances = new Float32Array(stride * (height + 2)).fill(Number.POSITIVE_INFINITY);
  for (let y = 0, from = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, from += 4) {
      const [dr, dg, db] = [(data[from] ?? 0) - red, (data[from + 1] ?? 0) - green, (data[from + 2] ?? 0) - blue];
      const isClear = (data[from + 3] ?? 255) < 16;
      distances[(y + 1) * stride + x + 1] = isClear ? 0 : Math.sqrt(dr * dr + dg * dg + db * db);
    }
    if (y % ROWS_AT_ONCE === 0) {
      await pause();
    }
  }
  return { distances, stride, width, height };
}

/** Marks what is like the background and reached from the border. */
async function flood({ distances, stride }: Grid, from: readonly number[]): Promise<Uint8Array> {
  const isGround = new Uint8Array(distances.length);
  const steps = [1, -1, stride, -stride];
  const stack = from.filter((at) => (distances[at] ?? 0) <= NEAR);
  for (const at of stack) {
    isGround[at] = 1;
  }
  for (let looked = 1; stack.length > 0; looked += 1) {
    const at = stack.pop() ?? 0;
    for (const step of steps) {
      const other = at + step;
      if (isGround[other] === 0 && (distances[other] ?? 0) <= NEAR) {
        isGround[other] = 1;
        stack.push(other);
      }
    }
    if (looked % PIXELS_AT_ONCE === 0) {
      await pause();
    }
  }
  return isGround;
}

/** A pixel beside the background is as opaque as its colour is far from it, 0 to 255. */
function alphaAt(at: number, { distances, stride }: Grid, isGround: Uint8Array): number {
  if (isGround[at] === 1) {
    return 0;
  }
  const around = [at - 1, at + 1, at - stride, at + stride];
  return around.some((other) => isGround[other] === 1) ? (255 * ((distances[at] ?? 0) - NEAR)) / SOFT : 255;
}

async function soften(grid: Grid, isGround: Uint8Array): Promise<Uint8ClampedArray> {
  const { stride, width, height } = grid;
  const alpha = new Uint8ClampedArray(width * height);
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 1) {
      alpha[to] = alphaAt((y + 1) * stride + x + 1, grid, isGround);
    }
    if (y % ROWS_AT_ONCE === 0) {
      await pause();
    }
  }
  return alpha;
}

/**
 * How opaque each pixel is without the plain background, 0 to 255; undefined when the border has no colour that is common
 * enough. With `withHoles` what is like the background goes everywhere, else only what is reached from the border. Works
 * in slices, so that the page goes on.
 */
export async function findBackground(
  pixels: Pixels,
  { withHoles }: { withHoles: boolean },
): Promise<Uint8ClampedArray | undefined> {
  const border = listBorder(pixels);
  const grid = await measureDistances(pixels, findCommonest(pixels, border));
  const { distances, stride, width } = grid;
  const cells = border.map((at) => (Math.floor(at / width) + 1) * stride + (at % width) + 1);
  const share = cells.filter((at) => (distances[at] ?? 0) <= NEAR).length / cells.length;
  if (share < MIN_SHARE) {
    return undefined;
  }
  const isGround = withHoles
    ? Uint8Array.from(distances, (distance) => (distance <= NEAR ? 1 : 0))
    : await flood(grid, cells);
  return soften(grid, isGround);
}
