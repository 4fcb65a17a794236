import { findArt } from './art/index.ts';
import { type DesignObject, type PictureObject, type ShapeObject, type TextObject, walkObjects } from './document.ts';
import { layText, type TextOutlines } from './lay-text.ts';
import {
  type Box,
  formatPath,
  identity,
  joinBoxes,
  type Matrix,
  mapBox,
  matrixAt,
  multiply,
  type Path,
  transformPath,
} from './path.ts';

/** What is painted, lowest first, in mm from the top left of the print area. Nothing else is needed to print it. */
export type DisplayItem =
  | {
      kind: 'path';
      d: string;
      rule: 'nonzero' | 'evenodd';
      fill: string;
      /** Painted below the fill, half of its `width` mm outside of the path. */
      stroke?: { ink: string; width: number };
      opacity: number;
    }
  | {
      kind: 'picture';
      media: string;
      /** From the unit square of what is left of the picture to the print area. */
      matrix: Matrix;
      crop: PictureObject['crop'];
      mask: PictureObject['mask'];
      /** Printed size, mm. */
      width: number;
      height: number;
      opacity: number;
    };

/** Corners of pictures with round ones: a part of their shorter side. */
export const PICTURE_CORNER = 0.12;

/** The outlines of a text; undefined while they are not known. */
export type FindOutlines = (text: TextObject) => TextOutlines | undefined;
type Around = { matrix: Matrix; opacity: number };

/** Printed height of what is left of a picture, mm. */
export const heightOf = ({ width, crop, pixels }: PictureObject): number =>
  (width * crop.height * pixels.height) / (crop.width * pixels.width);

function paintPath(
  path: Path,
  rule: 'nonzero' | 'evenodd',
  { ink, outline }: Pick<TextObject | ShapeObject, 'ink' | 'outline'>,
  { matrix, opacity }: Around,
): DisplayItem {
  const stroke = outline === null ? {} : { stroke: { ink: outline.ink, width: outline.width * 2 } };
  return { kind: 'path', d: formatPath(transformPath(path, matrix)), rule, fill: ink, ...stroke, opacity };
}

function paintOne(object: DesignObject, outlinesOf: FindOutlines, around: Around): DisplayItem[] {
  const { x, y, turn, flip } = object;
  const own: Around = {
    matrix: multiply(around.matrix, matrixAt({ x, y, turn, isFlipped: flip })),
    opacity: around.opacity * object.opacity,
  };
  switch (object.kind) {
    case 'group':
      return paint(object.children, outlinesOf, own);
    case 'text': {
      const outlines = outlinesOf(object);
      return outlines === undefined ? [] : [paintPath(layText(outlines, object).path, 'nonzero', object, own)];
    }
    case 'shape':
      return [paintPath(findArt(object.art, object.width, object.height), 'evenodd', object, own)];
    case 'picture': {
      const { media, width, crop, mask } = object;
      const height = heightOf(object);
      const matrix = multiply(own.matrix, [width, 0, 0, height, -width / 2, -height / 2]);
      return [{ kind: 'picture', media, matrix, crop, mask, width, height, opacity: own.opacity }];
    }
  }
}

/** What to paint for objects, lowest first; hidden ones are left out, and texts whose outlines are not known yet. */
export const paint = (
  objects: readonly DesignObject[],
  outlinesOf: FindOutlines,
  around: Around = { matrix: identity, opacity: 1 },
): DisplayItem[] => objects.filter(({ isHidden }) => !isHidden).flatMap((one) => paintOne(one, outlinesOf, around));

/** The box of an object before it is moved and turned, around its centre; undefined while a text's outlines are not known. */
export function ownBox(object: DesignObject, outlinesOf: FindOutlines): Box | undefined {
  switch (object.kind) {
    case 'text': {
      const outlines = outlinesOf(object);
      return outlines && layText(outlines, object).box;
    }
    case 'shape':
      return { x: -object.width / 2, y: -object.height / 2, width: object.width, height: object.height };
    case 'picture': {
      const height = heightOf(object);
      return { x: -object.width / 2, y: -height / 2, width: object.width, height };
    }
    case 'group':
      return joinBoxes(object.children.flatMap((child) => boxOf(child, outlinesOf) ?? []));
  }
}

type Measured = { outlines: readonly (TextOutlines | undefined)[]; box: Box | undefined };
/** Objects do not change: another one replaces them. */
const measured = new WeakMap<DesignObject, Measured>();

function measureBox(object: DesignObject, outlinesOf: FindOutlines): Box | undefined {
  const own = ownBox(object, outlinesOf);
  const { x, y, turn, flip } = object;
  return own && mapBox(matrixAt({ x, y, turn, isFlipped: flip }), own);
}

/** The upright box around an object where it is; mm of what is around it. */
export function boxOf(object: DesignObject, outlinesOf: FindOutlines): Box | undefined {
  const texts = [...walkObjects([object])].filter((one) => one.kind === 'text');
  const outlines = texts.map((text) => outlinesOf(text));
  const before = measured.get(object);
  if (before?.outlines.every((one, at) => one === outlines[at])) {
    return before.box;
  }
  const box = measureBox(object, outlinesOf);
  measured.set(object, { outlines, box });
  return box;
}
