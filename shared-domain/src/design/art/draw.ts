import { matrixAt, type Path, type Segment, transformPath } from '../path.ts';

/** Pieces of art by their id: what they are called, and how they are drawn. */
export type Drawn = Record<string, [label: string, draw: () => Segment[]]>;

/** Small tools to draw art: lengths have no unit, since every piece is scaled to its box. */
type Point = readonly [number, number];

/** A circle's quarter as a cubic curve: the length of its handles. */
const HANDLE = 0.5522847498;
const DEGREE = Math.PI / 180;

const polar = (degrees: number, radius: number): Point => [
  Math.sin(degrees * DEGREE) * radius,
  -Math.cos(degrees * DEGREE) * radius,
];

/** A closed figure with straight sides. */
export const outline = (points: readonly Point[]): Segment[] => [
  ...points.map(([x, y], at): Segment => [at === 0 ? 'M' : 'L', x, y]),
  ['Z'],
];

/** Corners on a circle, the first one at the top. */
export const polygon = (corners: number, radius = 50, from = 0): Segment[] =>
  outline(Array.from({ length: corners }, (_one, at) => polar(from + (at * 360) / corners, radius)));

export const star = (points: number, inner: number, outer = 50): Segment[] =>
  outline(Array.from({ length: points * 2 }, (_one, at) => polar((at * 180) / points, at % 2 === 0 ? outer : inner)));

export function ellipse(cx: number, cy: number, rx: number, ry: number): Segment[] {
  const [hx, hy] = [rx * HANDLE, ry * HANDLE];
  return [
    ['M', cx, cy - ry],
    ['C', cx + hx, cy - ry, cx + rx, cy - hy, cx + rx, cy],
    ['C', cx + rx, cy + hy, cx + hx, cy + ry, cx, cy + ry],
    ['C', cx - hx, cy + ry, cx - rx, cy + hy, cx - rx, cy],
    ['C', cx - rx, cy - hy, cx - hx, cy - ry, cx, cy - ry],
    ['Z'],
  ];
}

export const circle = (cx: number, cy: number, radius: number): Segment[] => ellipse(cx, cy, radius, radius);
export const ring = (outer: number, inner: number): Segment[] => [...circle(0, 0, outer), ...circle(0, 0, inner)];

export const rect = (x: number, y: number, width: number, height: number): Segment[] =>
  outline([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

/** A leaf from (0, -from) to (0, -to) that is `width` wide, pointed at both ends. */
export function petal(from: number, to: number, width: number, belly = 0.5): Segment[] {
  const middle = -(from + (to - from) * belly);
  return [['M', 0, -from], ['Q', width, middle, 0, -to], ['Q', -width, middle, 0, -from], ['Z']];
}

/** A drop whose round end points outwards. */
export function drop(from: number, to: number, width: number): Segment[] {
  const half = width / 2;
  return [
    ['M', 0, -from],
    ['C', half * 0.4, -(from + (to - from) * 0.4), half, -(to - half * 1.3), half, -(to - half)],
    ['C', half, -(to - half * 0.45), half * HANDLE, -to, 0, -to],
    ['C', -half * HANDLE, -to, -half, -(to - half * 0.45), -half, -(to - half)],
    ['C', -half, -(to - half * 1.3), -half * 0.4, -(from + (to - from) * 0.4), 0, -from],
    ['Z'],
  ];
}

export const moved = (path: Path, x: number, y: number, turn = 0): Segment[] =>
  transformPath(path, matrixAt({ x, y, turn, isFlipped: false }));

export const mirrored = (path: Path): Segment[] =>
  transformPath(path, matrixAt({ x: 0, y: 0, turn: 0, isFlipped: true }));

/** So many copies of a path, turned around the middle. */
export const around = (path: Path, count: number, from = 0): Segment[] =>
  Array.from({ length: count }, (_one, at) => moved(path, 0, 0, from + (at * 360) / count)).flat();
