import { type DesignDocument, type DesignObject, walkObjects } from '@aaram/shared-domain/design';

/** Every object of a document, in all its areas. */
export function* walkDocument({ prints }: DesignDocument): Generator<DesignObject> {
  for (const objects of Object.values(prints)) {
    yield* walkObjects(objects ?? []);
  }
}

/** The addresses of a document's pictures, each once. */
export function listMedia(document: DesignDocument): string[] {
  const media = [...walkDocument(document)].flatMap((one) => (one.kind === 'picture' ? [one.media] : []));
  return [...new Set(media)];
}
