import * as texts from '#texts/design-problems.ts';
import {
  type DesignDocument,
  type DesignObject,
  listPrinted,
  MAX_GROUP_DEPTH,
  MAX_OBJECTS,
  MAX_PICTURES,
  walkObjects,
} from './document.ts';
import { findArea, isAreaSet, overlapsIn } from './garments.ts';

const depthOf = (object: DesignObject): number =>
  object.kind === 'group' ? 1 + Math.max(0, ...object.children.map(depthOf)) : 0;

function findListProblem(objects: readonly DesignObject[]): string | undefined {
  const all = [...walkObjects(objects)];
  if (all.length > MAX_OBJECTS) {
    return texts.tooManyObjects(MAX_OBJECTS);
  }
  if (all.filter(({ kind }) => kind === 'picture').length > MAX_PICTURES) {
    return texts.tooManyPictures(MAX_PICTURES);
  }
  if (objects.some((one) => depthOf(one) > MAX_GROUP_DEPTH)) {
    return texts.tooDeep;
  }
  return new Set(all.map(({ id }) => id)).size < all.length ? texts.doubleId : undefined;
}

/** What a document may not have although each of its fields is well formed; undefined when it is fine. */
export function findDocumentProblem(document: DesignDocument): string | undefined {
  const { areas, prints } = document;
  if (!isAreaSet(areas)) {
    return texts.unknownGarment;
  }
  for (const [area, objects = []] of Object.entries(prints)) {
    const problem = findArea(areas, area) === undefined ? texts.unknownArea : findListProblem(objects);
    if (problem !== undefined) {
      return problem;
    }
  }
  const [overlap] = overlapsIn(areas, listPrinted(document));
  return overlap && texts.overlapping(overlap[0].label, overlap[1].label);
}
