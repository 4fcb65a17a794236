import { ApiError, createDesignCalls } from '@aaram/shared-domain/contract';
import type { DesignDocument } from '@aaram/shared-domain/design';
import type { PlatformServices } from '../host/platform-context.ts';
import { type DraftDesign, LOCAL, mapDocumentMedia } from './draft-design.ts';

type Api = PlatformServices['api'];

/** A design as the account has it: its pictures have addresses of the store. */
export type SavedDesign = { id: string; version: number; document: DesignDocument };

/** Uploads the pictures that only the browser has; answers the document with their addresses. Throws the API's error. */
async function uploadPictures(api: Api, { document, pictures }: DraftDesign): Promise<DesignDocument> {
  const text = JSON.stringify(document);
  const sent = new Map<string, string>();
  for (const [local, picture] of pictures) {
    if (text.includes(`"${local}"`)) {
      const form = new FormData();
      form.append('images', picture, 'picture');
      const { pictures: urls } = await api.uploadPictures('design', form);
      sent.set(local, urls[0] ?? '');
    }
  }
  return mapDocumentMedia(document, (media) => (media.startsWith(LOCAL) ? (sent.get(media) ?? media) : media));
}

/** Saves a design in the account, over the version that the browser knows. Throws 409 STALE_VERSION when it is older. */
export async function saveDraft(api: Api, draft: DraftDesign): Promise<SavedDesign> {
  const calls = createDesignCalls(api.call);
  const { product, saved } = draft;
  const document = await uploadPictures(api, draft);
  const create = async () => {
    const made = await calls.createDesign({ product, document });
    return { id: made._id, version: made.version, document };
  };
  if (saved === undefined) {
    return create();
  }
  try {
    const { version } = await calls.updateDesign(saved.id, { product, document, version: saved.version });
    return { id: saved.id, version, document };
  } catch (error) {
    // It was deleted, or is another account's: it becomes a new one.
    if (error instanceof ApiError && error.status === 404) {
      return create();
    }
    throw error;
  }
}

/** For how long the store may prepare a design, and how often it is asked, ms. */
const PATIENCE_MS = 40_000;
const ASK_AGAIN_MS = 1000;

type Asked = { id: string; product: string; texts?: Record<string, string> };

/**
 * The store's pictures of a saved design for a cart, with other words for texts of it (by their id); while the store
 * prepares them it is asked again. Throws the API's error.
 */
export async function printDesign(api: Api, { id, product, texts }: Asked) {
  const calls = createDesignCalls(api.call);
  const endsAt = Date.now() + PATIENCE_MS;
  for (;;) {
    const print = await calls.printDesign(id, product, texts);
    if (print.state === 'ready') {
      return { rawImage: print.rawImage, previewImage: print.previewImage };
    }
    if (Date.now() > endsAt) {
      throw new ApiError(0);
    }
    await new Promise((done) => setTimeout(done, ASK_AGAIN_MS));
  }
}

/** Saves a design and has the store make its two pictures for a cart. */
export async function sendDraft(api: Api, draft: DraftDesign) {
  const saved = await saveDraft(api, draft);
  const customImages = await printDesign(api, { id: saved.id, product: draft.product });
  return { saved, customImages };
}
