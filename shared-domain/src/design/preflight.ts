import * as texts from '#texts/design-problems.ts';
import { isLikeCloth } from './cloth.ts';
import { boxOf, type FindOutlines } from './display-list.ts';
import type { DesignObject, PictureObject, ShapeObject, TextObject } from './document.ts';
import type { PrintArea } from './garments.ts';
import { nameObject } from './name-object.ts';

const MM_PER_INCH = 25.4;
/** Below so many pixels an inch a print looks soft; above the other nothing is gained. */
export const SOFT_DPI = 150;
export const SHARP_DPI = 220;
/** Thinner lines may not print, mm. */
const MIN_LINE_MM = 0.5;
/** Eight points, mm. */
const MIN_TEXT_MM = 2.82;
/** Room to the edge of the area, mm. */
export const SAFE_MM = 5;

export const problemKinds = [
  'soft-picture',
  'thin-line',
  'small-text',
  'clear',
  'outside-safe',
  'outside-area',
  'like-cloth',
] as const;
export type ProblemKind = (typeof problemKinds)[number];
type Found = false | readonly [kind: ProblemKind, message: string];
export type Problem = { kind: ProblemKind; object: string; message: string };

/** Pixels an inch of what is left of a picture at its printed size; rounded down. */
export const dpiOf = ({ pixels, crop, width }: PictureObject): number =>
  Math.floor((pixels.width * crop.width) / (width / MM_PER_INCH));

type PrintContext = { area: PrintArea; outlinesOf: FindOutlines; cloth: string };

function findEdgeProblem(
  object: DesignObject,
  { area, outlinesOf }: PrintContext,
): 'outside-area' | 'outside-safe' | undefined {
  const box = boxOf(object, outlinesOf);
  if (box === undefined) {
    return undefined;
  }
  const room = Math.min(box.x, box.y, area.width - box.x - box.width, area.height - box.y - box.height);
  // A tenth of a millimetre is rounding.
  return room < -0.1 ? 'outside-area' : room < SAFE_MM - 0.1 ? 'outside-safe' : undefined;
}

function findLineProblems(object: TextObject | ShapeObject, cloth: string): Found[] {
  const name = nameObject(object);
  const thinnest = object.kind === 'shape' ? Math.min(object.width, object.height) : Number.POSITIVE_INFINITY;
  const line = Math.min(object.outline?.width ?? Number.POSITIVE_INFINITY, thinnest);
  const edge = object.outline?.ink ?? object.ink;
  return [
    line < MIN_LINE_MM && (['thin-line', texts.thinLine(name, line.toFixed(1))] as const),
    isLikeCloth(object.ink, cloth) && isLikeCloth(edge, cloth) && (['like-cloth', texts.likeCloth(name)] as const),
  ];
}

function findOwnProblems(object: DesignObject, cloth: string): Problem[] {
  const name = nameObject(object);
  const found: Found[] = [
    object.opacity < 1 && ['clear', texts.clear(name)],
    object.kind === 'picture' && dpiOf(object) < SOFT_DPI && ['soft-picture', texts.softPicture(name, dpiOf(object))],
    object.kind === 'text' && object.size < MIN_TEXT_MM && ['small-text', texts.smallText(name)],
    ...(object.kind === 'text' || object.kind === 'shape' ? findLineProblems(object, cloth) : []),
  ];
  return found.flatMap((one) => (one === false ? [] : [{ kind: one[0], object: object.id, message: one[1] }]));
}

/** Children are looked at for themselves; where they are is a matter of the whole group. */
function findProblems(object: DesignObject, cloth: string): Problem[] {
  if (object.isHidden) {
    return [];
  }
  const own = findOwnProblems(object, cloth);
  return object.kind === 'group' ? [...own, ...object.children.flatMap((one) => findProblems(one, cloth))] : own;
}

/** What may print badly of the objects of an area (product-rules.md#print-files). */
export function preflight(objects: readonly DesignObject[], context: PrintContext): Problem[] {
  return objects.flatMap((object) => {
    const edge = object.isHidden ? undefined : findEdgeProblem(object, context);
    const message = edge === 'outside-area' ? texts.outsideArea : texts.outsideSafe;
    const problems = findProblems(object, context.cloth);
    return edge === undefined
      ? problems
      : [...problems, { kind: edge, object: object.id, message: message(nameObject(object)) }];
  });
}
