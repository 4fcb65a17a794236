/** A step of a path with absolute coordinates, as in SVG. */
export type Segment =
  | readonly ['M' | 'L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

export type Path = readonly Segment[];
/** An affine map [a, b, c, d, e, f]: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Box = { x: number; y: number; width: number; height: number };

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that does `inner` first and `outer` then. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

/** Where a point goes. */
export const mapPoint = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Moves to (x, y), turns clockwise by `turn` degrees, and mirrors when `isFlipped`. */
export function matrixAt({
  x,
  y,
  turn,
  isFlipped,
}: {
  x: number;
  y: number;
  turn: number;
  isFlipped: boolean;
}): Matrix {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const side = isFlipped ? -1 : 1;
  return [cos * side, sin * side, -sin, cos, x, y];
}

const COUNTS: Readonly<Record<Segment[0], number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };
const isLetter = (text: string): text is Segment[0] => Object.hasOwn(COUNTS, text);

/** A step with as many of these numbers as its letter takes; missing ones are 0. */
export function makeSegment(letter: Segment[0], numbers: readonly number[]): Segment {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  switch (letter) {
    case 'M':
    case 'L':
      return [letter, a, b];
    case 'Q':
      return ['Q', a, b, c, d];
    case 'C':
      return ['C', a, b, c, d, e, f];
    default:
      return ['Z'];
  }
}

/** Reads a path of the absolute steps M, L, Q, C and Z. Throws at anything else. */
export function parsePath(d: string): Segment[] {
  const segments: Segment[] = [];
  for (const [, letter = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g)?.map(Number) ?? [];
    const count = isLetter(letter) ? COUNTS[letter] : 0;
    if (!isLetter(letter) || (count === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % count > 0)) {
      throw new Error(`A path cannot have ${letter}${rest.slice(0, 40)}`);
    }
    for (let at = 0; at < Math.max(1, numbers.length); at += count || 1) {
      segments.push(makeSegment(letter, numbers.slice(at, at + count)));
    }
  }
  return segments;
}

/** Writes a path with three decimals: a micrometre where the unit is mm. */
export const formatPath = (path: Path): string =>
  path.map(([letter, ...numbers]) => letter + numbers.map((one) => Number(one.toFixed(3))).join(' ')).join('');

/** A path with every point changed by `change`. */
export function mapPath(path: Path, change: (x: number, y: number) => readonly [number, number]): Segment[] {
  return path.map((segment): Segment => {
    switch (segment[0]) {
      case 'Z':
        return segment;
      case 'Q':
        return ['Q', ...change(segment[1], segment[2]), ...change(segment[3], segment[4])];
      case 'C':
        return [
          'C',
          ...change(segment[1], segment[2]),
          ...change(segment[3], segment[4]),
          ...change(segment[5], segment[6]),
        ];
      default:
        return [segment[0], ...change(segment[1], segment[2])];
    }
  });
}

export const transformPath = (path: Path, matrix: Matrix): Segment[] => mapPath(path, (x, y) => mapPoint(matrix, x, y));

/** The points through which a curve of two or three control points passes, beside its ends, where it turns back. */
function turningPoints(from: number, ...rest: readonly number[]): number[] {
  const valueAt = (t: number) => {
    const [a = 0, b = 0, c = 0] = rest;
    const s = 1 - t;
    return rest.length === 2
      ? s * s * from + 2 * s * t * a + t * t * b
      : s * s * s * from + 3 * s * s * t * a + 3 * s * t * t * b + t * t * t * c;
  };
  return solveTurns(from, rest)
    .filter((t) => t > 0 && t < 1)
    .map(valueAt);
}

/** Where the derivative of a curve is zero. */
function solveTurns(from: number, rest: readonly number[]): number[] {
  const [a = 0, b = 0, c = 0] = rest;
  if (rest.length === 2) {
    const below = from - 2 * a + b;
    return below === 0 ? [] : [(from - a) / below];
  }
  const [square, half, constant] = [c - 3 * b + 3 * a - from, 2 * (b - 2 * a + from), a - from];
  if (Math.abs(square) < 1e-9) {
    return half === 0 ? [] : [-constant / half];
  }
  const root = half * half - 4 * square * constant;
  return root < 0 ? [] : [(-half + Math.sqrt(root)) / (2 * square), (-half - Math.sqrt(root)) / (2 * square)];
}

/** The smallest upright box around a path; undefined when it draws nothing. */
export function boundsOf(path: Path): Box | undefined {
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y] = [0, 0];
  for (const [letter, ...numbers] of path) {
    if (letter === 'Z') {
      continue;
    }
    const alongX = numbers.filter((_one, at) => at % 2 === 0);
    const alongY = numbers.filter((_one, at) => at % 2 === 1);
    const [endX = 0, endY = 0] = [alongX.at(-1), alongY.at(-1)];
    xs.push(endX, ...(letter === 'Q' || letter === 'C' ? turningPoints(x, ...alongX) : []));
    ys.push(endY, ...(letter === 'Q' || letter === 'C' ? turningPoints(y, ...alongY) : []));
    [x, y] = [endX, endY];
  }
  return boxAround(xs, ys);
}

/** The box around points that are given by their coordinates; undefined when there are none. */
function boxAround(xs: readonly number[], ys: readonly number[]): Box | undefined {
  if (xs.length === 0) {
    return undefined;
  }
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const x of xs) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
  }
  for (const y of ys) {
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The box around boxes; undefined when there are none. */
export const joinBoxes = (boxes: readonly Box[]): Box | undefined =>
  boxAround(
    boxes.flatMap(({ x, width }) => [x, x + width]),
    boxes.flatMap(({ y, height }) => [y, y + height]),
  );

/** The box around a box that a map has moved and turned. */
export function mapBox(matrix: Matrix, { x, y, width, height }: Box): Box {
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ].map(([one = 0, other = 0]) => mapPoint(matrix, one, other));
  return (
    boxAround(
      corners.map(([one]) => one),
      corners.map(([, other]) => other),
    ) ?? { x, y, width, height }
  );
}
