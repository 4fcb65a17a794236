import { type Box, matrixAt, multiply } from '@aaram/shared-domain/design';
import type { Change } from '../edit-design.ts';

export type Point = { x: number; y: number };

export const still = (origin: Point): Change => ({ dx: 0, dy: 0, factor: 1, rotation: 0, origin });
export const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

const MIN_FACTOR = 0.05;
/** Rotations come to rest at steps of so many degrees, when they are this near. */
const ROTATION_STEP = 45;
const ROTATION_NEAR = 4;

const angleOf = (from: Point, to: Point) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
const distance = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);

/** A change of size by a handle that was moved; the middle stays. */
export function sizeBy(centre: Point, from: Point, to: Point): Change {
  const factor = distance(centre, to) / Math.max(0.1, distance(centre, from));
  return { ...still(centre), factor: Math.max(MIN_FACTOR, factor) };
}

/** A rotation by a handle that was moved, for what is rotated by `before` degrees already. */
export function rotateBy(centre: Point, from: Point, to: Point, before: number): Change {
  const rotation = angleOf(centre, to) - angleOf(centre, from);
  const goal = Math.round((before + rotation) / ROTATION_STEP) * ROTATION_STEP;
  return { ...still(centre), rotation: Math.abs(before + rotation - goal) < ROTATION_NEAR ? goal - before : rotation };
}

/** What two fingers do: they move, rotate and change the size around the middle between them. */
export function pinchBy(from: readonly [Point, Point], to: readonly [Point, Point]): Change {
  const middle = ([one, other]: readonly [Point, Point]) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const [origin, now] = [middle(from), middle(to)];
  return {
    origin,
    dx: now.x - origin.x,
    dy: now.y - origin.y,
    factor: Math.max(MIN_FACTOR, distance(...to) / Math.max(0.1, distance(...from))),
    rotation: angleOf(...to) - angleOf(...from),
  };
}

/** The transform of SVG that shows a change before it is made. */
export function toTransform({ dx, dy, factor, rotation, origin: { x, y } }: Change): string {
  const [a, b, c, d] = matrixAt({ x: 0, y: 0, turn: rotation, isFlipped: false }).map((one) => one * factor);
  const matrix = multiply([a ?? 1, b ?? 0, c ?? 0, d ?? 1, x + dx, y + dy], [1, 0, 0, 1, -x, -y]);
  return `matrix(${matrix.join(' ')})`;
}

export type Guide = { axis: 'x' | 'y'; at: number };
/** A line comes to rest at another when it is this near, mm. */
const SNAP_MM = 2;

function snapAxis(edges: readonly number[], goals: readonly number[]) {
  let best: { by: number; at: number } | undefined;
  for (const edge of edges) {
    for (const at of goals) {
      const by = at - edge;
      if (Math.abs(by) <= SNAP_MM && (best === undefined || Math.abs(by) < Math.abs(best.by))) {
        best = { by, at };
      }
    }
  }
  return best;
}

const linesOf = ({ x, y, width, height }: Box) => ({
  x: [x, x + width / 2, x + width],
  y: [y, y + height / 2, y + height],
});

/** A move that comes to rest at the middle and the edges of the area and of other parts, and where it does. */
export function snapMove(
  box: Box,
  { dx, dy }: { dx: number; dy: number },
  around: readonly Box[],
): { dx: number; dy: number; guides: Guide[] } {
  const own = linesOf({ ...box, x: box.x + dx, y: box.y + dy });
  const x = snapAxis(
    own.x,
    around.flatMap((one) => linesOf(one).x),
  );
  const y = snapAxis(
    own.y,
    around.flatMap((one) => linesOf(one).y),
  );
  return {
    dx: dx + (x?.by ?? 0),
    dy: dy + (y?.by ?? 0),
    guides: [...(x ? [{ axis: 'x' as const, at: x.at }] : []), ...(y ? [{ axis: 'y' as const, at: y.at }] : [])],
  };
}
