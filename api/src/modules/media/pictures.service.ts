import { enqueueJob } from '#modules/jobs/index.ts';
import { refuseLate } from '#plugins/deadline.ts';
import { fail } from '#plugins/errors.ts';
import { makeAvif } from './make-pictures.ts';
import {
  type Db,
  findUntouched,
  forgetLocked,
  lockUntouched,
  type Pool,
  type Purpose,
  sumRecentBytes,
  touchOwn,
  type Unused,
} from './pictures.repository.ts';
import type { MediaStore } from './storage/media-store.ts';
import { createPictureWriter, type Kind, listKeys, type Stored } from './store-picture.ts';

const ORPHAN_HOURS = { unused: 24, halfStored: 1 };
/** So many pictures are looked at by one statement, and so many at most are taken away in one transaction. */
const SWEEP_STEP = { looked: 500, taken: 50 };
const DAILY_BYTES_PER_PERSON = 200 * 1024 * 1024;

/** Answers those of these addresses that something shows. */
export type FindShown = (db: Db, urls: readonly string[]) => Promise<string[]>;

/** Uploaded pictures: made, kept, used and taken away (architecture, Pictures). Methods fail with 413, 415 or 503. */
export function createPictures(db: Pool, store: MediaStore, shownBy: readonly FindShown[]) {
  const { storeOne, takeBack } = createPictureWriter(db, store);

  /** Those of these pictures that no module shows. One whose files are not in their place is nowhere shown. */
  async function findOrphans(tx: Db, pictures: readonly Unused[]): Promise<Unused[]> {
    const urls = pictures.filter((one) => one.isStored).map((one) => one.url);
    const shown = new Set<string>();
    for (const find of urls.length === 0 ? [] : shownBy) {
      for (const url of await find(tx, urls)) {
        shown.add(url);
      }
    }
    return pictures.filter((one) => !shown.has(one.url));
  }

  /** Takes away those of these that still nothing shows, rows and files together; answers how many. */
  const takeAway = (found: readonly Unused[]) =>
    db.begin(async (tx) => {
      const names = found.map((one) => one.name);
      // Whoever comes to use a picture touches its row first: that one is not among these, or waits and finds it gone.
      const orphans = await findOrphans(tx, await lockUntouched(tx, names, ORPHAN_HOURS));
      const orphanNames = orphans.map((one) => one.name);
      await forgetLocked(tx, orphanNames);
      for (const orphan of orphans) {
        await store.remove(listKeys(orphan));
      }
      return orphans.length;
    });

  return {
    /**
     * Stores files, hands their addresses, in their order, to `save` in a transaction, and has their AVIFs made later;
     * when any of it fails, everything is taken back.
     */
    async keep<Result>(
      files: readonly Buffer[],
      kind: Kind,
      save: (urls: string[], tx: Db) => Promise<Result>,
    ): Promise<Result> {
      const stored: Stored[] = [];
      try {
        if (kind.purpose !== 'store' && (await sumRecentBytes(db, kind.ownerId)) > DAILY_BYTES_PER_PERSON) {
          fail(429, 'TOO_MANY_REQUESTS', 'You have uploaded a lot today. Please try again tomorrow.', {
            retryAfterSeconds: 3600,
          });
        }
        for (const file of files) {
          stored.push(await storeOne(file, kind));
        }
        return (await db.begin(async (tx) => {
          refuseLate();
          for (const { folder } of stored) {
            await enqueueJob(tx, {
              queue: 'pictures',
              kind: 'make-avif',
              payload: { folder },
              dedupeKey: `make-avif:${folder}`,
            });
          }
          return save(
            stored.map((picture) => picture.url),
            tx,
          );
        })) as Result;
      } catch (error) {
        await Promise.all(stored.map(takeBack));
        throw error;
      }
    },

    /** Whether all of these addresses are pictures this person uploaded for this purpose; keeps them from being swept. */
    async areOwn(ownerId: string, purpose: Purpose, urls: readonly string[], tx: Db = db): Promise<boolean> {
      return urls.length === 0 || (await touchOwn(tx, ownerId, purpose, urls)).length === new Set(urls).size;
    },

    /** Makes the AVIF beside each WebP of a folder. Doing it twice changes nothing. */
    async makeAvifs(folder: string) {
      for (const key of listKeys({ name: 'x', folder }).filter((one) => one.endsWith('.webp'))) {
        const webp = await store.read(key);
        if (webp !== undefined) {
          await store.write(key.replace('.webp', '.avif'), await makeAvif(webp), 'image/avif');
        }
      }
    },

    /** Takes away pictures that nothing shows any more, and what cut-off uploads left. Answers how many. */
    async sweep(signal?: AbortSignal): Promise<number> {
      await store.clean();
      let swept = 0;
      for (let after: string | undefined = ''; after !== undefined && !signal?.aborted; ) {
        const page: Awaited<ReturnType<typeof findUntouched>> = await findUntouched(
          db,
          after,
          SWEEP_STEP.looked,
          ORPHAN_HOURS,
        );
        const orphans = await findOrphans(db, page.untouched);
        for (let from = 0; from < orphans.length && !signal?.aborted; from += SWEEP_STEP.taken) {
          swept += await takeAway(orphans.slice(from, from + SWEEP_STEP.taken));
        }
        after = page.last;
      }
      return swept;
    },
  };
}

export type Pictures = ReturnType<typeof createPictures>;
