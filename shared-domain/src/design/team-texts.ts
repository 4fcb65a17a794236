import { boxOf, type FindOutlines } from './display-list.ts';
import type { DesignDocument, DesignObject, TextObject } from './document.ts';
import { findArea, type PrintArea } from './garments.ts';
import { SAFE_MM } from './preflight.ts';
import { scaleObject } from './scale-object.ts';

/** Texts of a design that differ from piece to piece. */
export const MAX_NAMED_TEXTS = 5;
/** A text becomes no smaller than this part of its size. */
const MIN_FACTOR = 0.2;

/** Words in place of a design's own, by the id of their text. */
type Words = Readonly<Record<string, string>>;

/** The texts that can have other words on each piece: those that are seen, and in no group. */
export const listNameable = ({ prints }: DesignDocument): TextObject[] =>
  Object.values(prints).flatMap((objects) =>
    (objects ?? []).filter((one): one is TextObject => one.kind === 'text' && !one.isHidden),
  );

const mapObjects = (document: DesignDocument, map: (object: DesignObject, area: string) => DesignObject) => ({
  ...document,
  prints: Object.fromEntries(
    Object.entries(document.prints).map(([area, objects]) => [area, objects?.map((one) => map(one, area))]),
  ),
});

/** A design with other words; undefined when one of them is for no text of it. */
export function withTexts(document: DesignDocument, words: Words): DesignDocument | undefined {
  const known = new Set(listNameable(document).map(({ id }) => id));
  if (!Object.keys(words).every((id) => known.has(id))) {
    return undefined;
  }
  return mapObjects(document, (one) =>
    one.kind === 'text' && words[one.id] !== undefined ? { ...one, text: words[one.id] ?? '' } : one,
  );
}

/** By how much an object has to shrink around its centre to stay in the safe part of its area; at most 1. */
function factorFor(object: DesignObject, { width, height }: PrintArea, outlinesOf: FindOutlines): number {
  const box = boxOf(object, outlinesOf);
  if (box === undefined) {
    return 1;
  }
  const sides = [
    [object.x - box.x, object.x - SAFE_MM],
    [box.x + box.width - object.x, width - SAFE_MM - object.x],
    [object.y - box.y, object.y - SAFE_MM],
    [box.y + box.height - object.y, height - SAFE_MM - object.y],
  ] as const;
  const factors = sides.map(([wanted, room]) => (wanted > room ? room / wanted : 1));
  return Math.max(MIN_FACTOR, Math.min(1, ...factors));
}

/** A design whose texts with these ids are as large as they were, or smaller where longer words need it. */
export const fitTexts = (document: DesignDocument, ids: readonly string[], outlinesOf: FindOutlines): DesignDocument =>
  mapObjects(document, (one, id) => {
    const area = findArea(document.areas, id);
    const factor = area && ids.includes(one.id) ? factorFor(one, area, outlinesOf) : 1;
    return factor < 1 ? scaleObject(one, factor) : one;
  });
