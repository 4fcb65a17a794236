import { makeSegment, mapPath, type Path, type Segment } from './path.ts';

const between = (from: number, to: number, part: number) => from + (to - from) * part;

/** A line in pieces no longer than `longest`. */
function splitLine(x: number, y: number, [, toX, toY]: readonly ['M' | 'L', number, number], longest: number) {
  const count = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / longest));
  return Array.from({ length: count }, (_one, at): Segment => {
    const part = (at + 1) / count;
    return ['L', between(x, toX, part), between(y, toY, part)];
  });
}

type Point = readonly [number, number];

/** The control points of the first part of a curve, and of its rest (de Casteljau). */
function splitCurve(points: readonly Point[], part: number): [Point[], Point[]] {
  const first: Point[] = [];
  const rest: Point[] = [];
  for (let left = points; ; ) {
    const [start, end] = [left[0], left.at(-1)];
    if (start === undefined || end === undefined) {
      return [first, rest];
    }
    first.push(start);
    rest.unshift(end);
    left = left.slice(1).map(([x, y], at) => {
      const [fromX, fromY] = left[at] ?? [x, y];
      return [between(fromX, x, part), between(fromY, y, part)];
    });
  }
}

function splitIntoPieces(start: Point, segment: Segment, longest: number): Segment[] {
  const [letter, ...numbers] = segment;
  const points: Point[] = [start];
  for (let at = 0; at < numbers.length; at += 2) {
    points.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  }
  const [end = start] = points.slice(-1);
  const count = Math.max(1, Math.ceil((Math.hypot(end[0] - start[0], end[1] - start[1]) / longest) * 0.5));
  const pieces: Segment[] = [];
  let left: Point[] = points;
  for (let remaining = count; remaining > 0; remaining -= 1) {
    const [piece, rest] = splitCurve(left, 1 / remaining);
    pieces.push(makeSegment(letter, piece.slice(1).flat()));
    left = rest;
  }
  return pieces;
}

/** A path in pieces so short that bending their ends and control points bends what is between them. */
function splitPath(path: Path, longest: number): Segment[] {
  const pieces: Segment[] = [];
  let start: Point = [0, 0];
  let [x, y] = [0, 0];
  for (const segment of path) {
    if (segment[0] === 'M') {
      pieces.push(segment);
      start = [segment[1], segment[2]];
    } else if (segment[0] === 'L') {
      pieces.push(...splitLine(x, y, segment, longest));
    } else if (segment[0] === 'Z') {
      // The line that closes a path is bent as well.
      pieces.push(...splitLine(x, y, ['L', ...start], longest), segment);
      [x, y] = start;
      continue;
    } else {
      pieces.push(...splitIntoPieces([x, y], segment, longest));
    }
    const [endX = 0, endY = 0] = segment.slice(-2).map(Number);
    [x, y] = [endX, endY];
  }
  return pieces;
}

/**
 * Bends a path around a circle: what lies along y = 0 becomes an arc of `degrees` over `width` mm, upwards in the middle
 * when positive. Every point is bent, not every letter, so that a headline stays joined. No piece is longer than
 * `longest` mm.
 */
export function bendPath(path: Path, width: number, degrees: number, longest: number): Segment[] {
  if (degrees === 0 || width === 0) {
    return [...path];
  }
  const radius = width / ((degrees * Math.PI) / 180);
  return mapPath(splitPath(path, longest), (x, y) => {
    const angle = x / radius;
    return [(radius - y) * Math.sin(angle), radius - (radius - y) * Math.cos(angle)];
  });
}
