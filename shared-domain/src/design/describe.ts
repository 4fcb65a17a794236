import * as texts from '#texts/design-objects.ts';
import { boxOf, type FindOutlines } from './display-list.ts';
import { type DesignDocument, type DesignObject, listPrinted } from './document.ts';
import { findArea } from './garments.ts';
import { nameObject } from './name-object.ts';

const cm = (mm: number) => (mm / 10).toFixed(1);

function describePart(object: DesignObject, outlinesOf: FindOutlines): string {
  const width = boxOf(object, outlinesOf)?.width;
  return width === undefined ? nameObject(object) : texts.part(nameObject(object), cm(width));
}

/** What a design shows, for those who do not see it. */
export function describeDesign(document: DesignDocument, outlinesOf: FindOutlines): string {
  const sentences = listPrinted(document).map((id) => {
    const objects = (document.prints[id] ?? []).filter(({ isHidden }) => !isHidden);
    const parts = objects.map((one) => describePart(one, outlinesOf)).join('; ');
    return texts.printed(findArea(document.areas, id)?.label ?? id, parts);
  });
  return sentences.length === 0 ? texts.nothing : sentences.join(' ');
}
