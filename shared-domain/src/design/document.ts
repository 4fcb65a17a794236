import type { FontId } from './fonts.ts';

/** The version of documents that is written today; older ones are upgraded when they are read. */
export const DOCUMENT_VERSION = 1;
/** Most objects of one print area, groups and their children included. */
export const MAX_OBJECTS = 60;
export const MAX_PICTURES = 10;
export const MAX_GROUP_DEPTH = 3;
export const MAX_TEXT_LENGTH = 200;
export const MAX_DOCUMENT_BYTES = 64 * 1024;
/** Nothing smaller is printed, mm. */
export const MIN_SIDE_MM = 2;
/** No side of an object is longer, mm. */
export const MAX_SIDE_MM = 900;
/** No centre is farther from the top left of its area, mm. */
export const MAX_OFFSET_MM = 900;

/** A line around letters or a shape: `width` mm on its outside. */
export type Outline = { ink: string; width: number };

/** What every object has. Lengths are mm from the top left of the print area (of the group's centre inside a group). */
type Base = {
  id: string;
  /** What its maker calls it; '' for none. */
  name: string;
  /** Its centre. */
  x: number;
  y: number;
  /** Clockwise degrees, -180 to 180. */
  turn: number;
  flip: boolean;
  /** 0.05 to 1. */
  opacity: number;
  isLocked: boolean;
  isHidden: boolean;
};

export const alignments = ['left', 'center', 'right'] as const;
export const pictureMasks = ['none', 'circle', 'rounded'] as const;

export type TextObject = Base & {
  kind: 'text';
  text: string;
  font: FontId;
  /** Of the letters: an em, mm. */
  size: number;
  ink: string;
  outline: Outline | null;
  /** Between letters, mm. */
  spacing: number;
  /** The arc over which a line is bent, degrees: upwards in the middle when positive. */
  curve: number;
  align: (typeof alignments)[number];
  /** From line to line, in ems. */
  leading: number;
};

export type PictureObject = Base & {
  kind: 'picture';
  /** The address of the uploaded picture. */
  media: string;
  /** Its size in pixels, upright. */
  pixels: { width: number; height: number };
  /** Printed width of what is left of it, mm. */
  width: number;
  /** What is left of it, in fractions of its width and height. */
  crop: { x: number; y: number; width: number; height: number };
  mask: (typeof pictureMasks)[number];
};

export type ShapeObject = Base & {
  kind: 'shape';
  /** A piece of the store's art with its version. */
  art: string;
  width: number;
  height: number;
  ink: string;
  outline: Outline | null;
};

export type GroupObject = Base & { kind: 'group'; children: DesignObject[] };

export type DesignObject = TextObject | PictureObject | ShapeObject | GroupObject;

/** A design: what is printed in each area of a garment, lowest first. */
export type DesignDocument = {
  v: typeof DOCUMENT_VERSION;
  /** The set of print areas that it was made for, as `tee@1`. */
  areas: string;
  prints: Partial<Record<string, DesignObject[]>>;
};

/** Every object of a list, groups before their children. */
export function* walkObjects(objects: readonly DesignObject[]): Generator<DesignObject> {
  for (const object of objects) {
    yield object;
    if (object.kind === 'group') {
      yield* walkObjects(object.children);
    }
  }
}

/** The areas of a document in which something is visible. */
export const listPrinted = ({ prints }: DesignDocument): string[] =>
  Object.entries(prints)
    .filter(([, objects]) => objects?.some(isVisible))
    .map(([area]) => area);

const isVisible = (object: DesignObject): boolean =>
  !object.isHidden && (object.kind !== 'group' || object.children.some(isVisible));
