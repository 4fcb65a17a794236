import type { Pool } from '@aaram/runtime/db';
import { findCartPictures } from '#modules/cart/index.ts';
import type { MediaStore } from '#modules/media/index.ts';
import { findOrderPictures } from '#modules/orders/index.ts';
import { deletePrints, findOldPrints } from './design-prints.repository.ts';
import { keyOfFile } from './files/make-files.ts';
import { deleteFiles, findGoneFiles } from './files/print-files.repository.ts';

/** A print that no cart and no order shows is stored for so long: its maker may still be logging in. */
const PRINT_DAYS = 2;
const PAGE = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Removes prints that no cart and no order shows, and the bytes of files that were given up. */
export async function sweepDesigns(
  db: Pool,
  { mediaStore, signal }: { mediaStore: Pick<MediaStore, 'remove'>; signal?: AbortSignal | undefined },
): Promise<void> {
  for (let after: string | undefined = FIRST_ID; after !== undefined && !signal?.aborted; ) {
    const page: Awaited<ReturnType<typeof findOldPrints>> = await findOldPrints(db, {
      after,
      days: PRINT_DAYS,
      limit: PAGE,
    });
    const urls = page.map(({ rawImage }) => rawImage);
    const shown = new Set([...(await findCartPictures(db, urls)), ...(await findOrderPictures(db, urls))]);
    await deletePrints(
      db,
      page.flatMap(({ id, rawImage }) => (shown.has(rawImage) ? [] : [id])),
    );
    after = page.length < PAGE ? undefined : page.at(-1)?.id;
  }
  const gone = await findGoneFiles(db, PAGE);
  await mediaStore.remove(gone.map(keyOfFile));
  await deleteFiles(
    db,
    gone.map(({ id }) => id),
  );
}
