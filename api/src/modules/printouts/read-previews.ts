import { type MediaStore, readSmallest } from '#modules/media/index.ts';
import type { ParcelToSend } from '#modules/orders/for-printouts.ts';

/** Pictures of customised pieces on the slips of one printout; later ones are left out, so that its size is bounded. */
const MAX_PICTURES = 120;

/** Small pictures of the customised pieces in these parcels, by their address. */
export async function readPreviews(store: Pick<MediaStore, 'read'>, parcels: readonly ParcelToSend[]) {
  const urls = new Set(parcels.flatMap(({ lines }) => lines.flatMap(({ previewImage }) => previewImage ?? [])));
  const pictures = new Map<string, Uint8Array>();
  for (const url of [...urls].slice(0, MAX_PICTURES)) {
    const bytes = await readSmallest(store, url);
    if (bytes !== undefined) {
      pictures.set(url, bytes);
    }
  }
  return pictures;
}
