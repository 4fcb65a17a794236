import { type DesignDocument, DOCUMENT_VERSION } from '@aaram/shared-domain/design';

export const emptyDocument = (areas: string): DesignDocument => ({ v: DOCUMENT_VERSION, areas, prints: {} });

/** Whether a document has no object at all, hidden ones included. */
export const isEmpty = ({ prints }: DesignDocument): boolean =>
  Object.values(prints).every((objects) => objects === undefined || objects.length === 0);
