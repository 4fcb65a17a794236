import { boxOf, type FindOutlines } from './display-list.ts';
import { type DesignDocument, type DesignObject, type TextObject, walkObjects } from './document.ts';
import { findArea, type PrintArea } from './garments.ts';
import { SAFE_MM } from './preflight.ts';
import { scaleObject } from './scale-object.ts';

/** Texts of a design that differ from piece to piece. */
export const MAX_NAMED_TEXTS = 5;
/** A text becomes no smaller than this part of its size. */
const MIN_FACTOR = 0.2;

/** Words instead of a design's own, by the id of their text. */
type Words = Readonly<Record<string, string>>;

function* listSeenTexts(objects: readonly DesignObject[]): Generator<TextObject> {
  for (const object of objects) {
    if (object.isHidden) {
      continue;
    }
    if (object.kind === 'text') {
      yield object;
    } else if (object.kind === 'group') {
      yield* listSeenTexts(object.children);
    }
  }
}

/** The texts that can have other words on each piece: those that are seen. */
export const listNameable = ({ prints }: DesignDocument): TextObject[] =>
  Object.values(prints).flatMap((objects) => [...listSeenTexts(objects ?? [])]);

const mapObjects = (document: DesignDocument, map: (object: DesignObject, area: string) => DesignObject) => ({
  ...document,
  prints: Object.fromEntries(
    Object.entries(document.prints).map(([area, objects]) => [area, objects?.map((one) => map(one, area))]),
  ),
});

function reword(object: DesignObject, words: Words): DesignObject {
  if (object.kind === 'group') {
    return { ...object, children: object.children.map((child) => reword(child, words)) };
  }
  return object.kind === 'text' ? { ...object, text: words[object.id] ?? object.text } : object;
}

/** A design with other words; undefined when one of them is for no text of it. */
export function withTexts(document: DesignDocument, words: Words): DesignDocument | undefined {
  const known = new Set(listNameable(document).map(({ id }) => id));
  return Object.keys(words).every((id) => known.has(id))
    ? mapObjects(document, (one) => reword(one, words))
    : undefined;
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

/**
 * A design whose texts with these ids are as large as they were, or smaller where longer words need it; a group becomes
 * smaller as a whole.
 */
export const fitTexts = (document: DesignDocument, ids: readonly string[], outlinesOf: FindOutlines): DesignDocument =>
  mapObjects(document, (one, id) => {
    const area = findArea(document.areas, id);
    const isNamed = [...walkObjects([one])].some((part) => ids.includes(part.id));
    const factor = area && isNamed ? factorFor(one, area, outlinesOf) : 1;
    return factor < 1 ? scaleObject(one, factor) : one;
  });
