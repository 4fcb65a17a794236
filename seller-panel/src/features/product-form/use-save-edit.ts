import type { OwnProduct, ProductState } from '@aaram/shared-domain/catalog';
import { ApiError, createPanelCalls, failureText, panelKeys, queryKeys } from '@aaram/shared-domain/contract';
import { panelToast } from '@aaram/shared-panel';
import { useMutation, usePlatform, useQueryClient } from '@aaram/shared-platform';
import { keyOfPicture } from '#lib/crop/picture.ts';
import { findPresent, MAX_ATTEMPTS } from '#lib/stale-product.ts';
import * as texts from '#texts/products.ts';
import * as publishing from '#texts/publishing.ts';
import {
  buildChanges,
  draftFromProduct,
  type EditDraft,
  type FieldGroup,
  listChanges,
  listNewFiles,
  mergeEdits,
} from './edit-draft.ts';

/** An edit: the product as the API last had it, the seller's values, and the state if it changes. */
export type Edit = { known: OwnProduct; draft: EditDraft; state?: ProductState | undefined };

const done: Record<ProductState, string> = {
  published: publishing.productPublished,
  draft: publishing.productUnpublished,
};

/** Why an edit is not saved, and how far it came: pictures that were sent are not sent again. */
export type EditFailure = { message: string; isGone: boolean; edit: Edit; conflicts: FieldGroup[] };

/** Joins an edit with the product as it is now. */
function joinWith({ known, draft, state }: Edit, present: OwnProduct) {
  const base = draftFromProduct(known);
  const joined = mergeEdits({ base, mine: draft, theirs: draftFromProduct(present) });
  return { edit: { known: present, draft: joined.draft, state }, conflicts: joined.conflicts };
}

/** The files of a draft replaced by the addresses they got; the API adds pictures at the end, in their order. */
function withAddresses(draft: EditDraft, addresses: readonly string[]): EditDraft {
  const left = [...addresses];
  const pictureTexts = { ...draft.pictureTexts };
  const pictures = draft.pictures.flatMap((picture) => {
    const address = typeof picture === 'string' ? picture : left.shift();
    const words = pictureTexts[keyOfPicture(picture)];
    if (address !== undefined && words !== undefined) {
      pictureTexts[address] = words;
    }
    return address ?? [];
  });
  return { ...draft, pictures, pictureTexts };
}

/** Saves an edit of all fields. What others changed meanwhile is joined; what both changed is for the seller. */
export function useSaveEdit(onSaved: (product: OwnProduct) => void, onFailed: (failure: EditFailure) => void) {
  const { api } = usePlatform();
  const client = useQueryClient();

  async function sendPictures(edit: Edit) {
    const files = listNewFiles(edit.draft);
    if (files.length === 0) {
      return { edit, conflicts: [] };
    }
    const form = new FormData();
    for (const file of files) {
      form.append('images', file);
    }
    const after = await createPanelCalls(api.call).addProductImages(edit.known._id, form);
    const added = after.images.filter((url) => !edit.known.images.includes(url)).slice(-files.length);
    const draft = withAddresses(edit.draft, added);
    const others = { ...after, images: after.images.filter((url) => !added.includes(url)) };
    const joined = joinWith({ ...edit, draft }, others);
    return { ...joined, edit: { ...joined.edit, known: after } };
  }

  async function sendFields({ known, draft, state }: Edit, triesLeft: number): Promise<OwnProduct> {
    const before = draftFromProduct(known);
    if (listChanges(before, draft).length === 0 && state === undefined) {
      return known;
    }
    try {
      const changes = { ...buildChanges(before, draft), ...(state === undefined ? {} : { state }) };
      return await createPanelCalls(api.call).updateProduct(known._id, { ...changes, version: known.version });
    } catch (error) {
      const present = findPresent(error);
      if (present === undefined) {
        throw error;
      }
      const { edit, conflicts } = joinWith({ known, draft, state }, present);
      if (conflicts.length > 0 || triesLeft <= 1) {
        const message = failureText(error, texts.productNotUpdated);
        throw { message, isGone: false, edit, conflicts } satisfies EditFailure;
      }
      return sendFields(edit, triesLeft - 1);
    }
  }

  async function send(edit: Edit): Promise<OwnProduct> {
    let sent = edit;
    try {
      const pictures = await sendPictures(edit);
      sent = pictures.edit;
      if (pictures.conflicts.length > 0) {
        const message = texts.productNotUpdated;
        throw { message, isGone: false, edit: sent, conflicts: pictures.conflicts } satisfies EditFailure;
      }
      return await sendFields(sent, MAX_ATTEMPTS);
    } catch (error) {
      if (typeof error === 'object' && error !== null && 'conflicts' in error) {
        throw error;
      }
      const isGone = error instanceof ApiError && error.status === 404;
      const message = failureText(error, texts.productNotUpdated);
      throw { message, isGone, edit: sent, conflicts: [] } satisfies EditFailure;
    }
  }

  return useMutation<OwnProduct, EditFailure, Edit>({
    mutationFn: send,
    onSuccess: async (product, { state }) => {
      panelToast.success(state === undefined ? texts.productUpdated : done[state]);
      onSaved(product);
      const stale = [panelKeys.sellerProducts(), panelKeys.sellerFigures(), queryKeys.products()];
      await Promise.all(
        [...stale, queryKeys.product(product._id), panelKeys.family(product._id)].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (failure) => {
      console.error('Saving a product failed', failure.message);
      panelToast.error(failure.message);
      onFailed(failure);
    },
  });
}
