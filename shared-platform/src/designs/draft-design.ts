import type { DesignDocument, DesignObject } from '@aaram/shared-domain/design';

/** The address of a picture that only this browser has, inside a document: `local:1`. */
export const LOCAL = 'local:';

/** A design as its maker's browser has it: with the pictures that the store does not have yet, by their local address. */
export type DraftDesign = {
  product: string;
  document: DesignDocument;
  pictures: readonly (readonly [local: string, picture: Blob])[];
  /** Where the account has it, and in which version. */
  saved?: { id: string; version: number } | undefined;
};

/** An object with its pictures' addresses changed, in groups too. */
function mapMedia(object: DesignObject, change: (media: string) => string): DesignObject {
  if (object.kind === 'group') {
    return { ...object, children: object.children.map((child) => mapMedia(child, change)) };
  }
  return object.kind === 'picture' ? { ...object, media: change(object.media) } : object;
}

/** A document with its pictures' addresses changed. */
export function mapDocumentMedia(document: DesignDocument, change: (media: string) => string): DesignDocument {
  const prints = Object.entries(document.prints).map(([area, objects]) => [
    area,
    objects?.map((object) => mapMedia(object, change)),
  ]);
  return { ...document, prints: Object.fromEntries(prints) };
}
