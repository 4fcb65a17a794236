import { inTransaction } from '#db/in-transaction.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import { refuseLate } from '#plugins/deadline.ts';
import * as texts from '#texts/media.ts';
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
/** How many pictures one statement checks, and how many one transaction deletes. */
const SWEEP_STEP = { checked: 500, taken: 50 };
/** An import keeps the processor and the memory to itself for so long; meanwhile pictures are served as WebP. */
const AVIF_DELAY_SECONDS = 120;
const DAILY_BYTES_PER_PERSON = 200 * 1024 * 1024;

const enqueueAvif = (tx: Db, folder: string) =>
  enqueueJob(tx, {
    queue: 'pictures',
    kind: 'make-avif',
    payload: { folder },
    dedupeKey: `make-avif:${folder}`,
    delaySeconds: AVIF_DELAY_SECONDS,
  });

/** Returns those of the given addresses that the module shows. */
export type FindShown = (db: Db, urls: readonly string[]) => Promise<string[]>;

type Media = { store: MediaStore; shownBy: readonly FindShown[] };

/** What deletes pictures that nothing shows. */
function createSweep(db: Pool, { store, shownBy }: Media) {
  /** The pictures that no module shows. One whose files are not written yet is shown nowhere. */
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

  /** Deletes those pictures that nothing shows, rows and files together; returns how many. */
  const takeAway = (found: readonly Unused[]) =>
    db.begin(async (tx) => {
      const names = found.map((one) => one.name);
      // To use a picture, its row is updated first: then it is not among these, or the update waits and finds it
      // deleted.
      const orphans = await findOrphans(tx, await lockUntouched(tx, names, ORPHAN_HOURS));
      const orphanNames = orphans.map((one) => one.name);
      await forgetLocked(tx, orphanNames);
      for (const orphan of orphans) {
        await store.remove(listKeys(orphan));
      }
      return orphans.length;
    });

  return async (signal?: AbortSignal): Promise<number> => {
    await store.clean();
    let swept = 0;
    for (let after: string | undefined = ''; after !== undefined && !signal?.aborted; ) {
      const page: Awaited<ReturnType<typeof findUntouched>> = await findUntouched(
        db,
        after,
        SWEEP_STEP.checked,
        ORPHAN_HOURS,
      );
      const orphans = await findOrphans(db, page.untouched);
      for (let from = 0; from < orphans.length && !signal?.aborted; from += SWEEP_STEP.taken) {
        swept += await takeAway(orphans.slice(from, from + SWEEP_STEP.taken));
      }
      after = page.last;
    }
    return swept;
  };
}

/** Has the AVIFs of what was stored made later, and hands the addresses to `save`, in one transaction. */
const saveAll = <Result>(
  own: Pool,
  stored: readonly Stored[],
  save: (urls: string[], tx: Db) => Promise<Outcome<Result>>,
) =>
  inTransaction(own, async (tx) => {
    refuseLate();
    for (const { folder } of stored) {
      await enqueueAvif(tx, folder);
    }
    const urls = stored.map((picture) => picture.url);
    return save(urls, tx);
  });

/** Uploaded pictures: made, stored, used and deleted (architecture, Pictures). What is refused says why. */
export function createPictures(db: Pool, media: Media) {
  const { store } = media;
  const { storeOne, takeBack } = createPictureWriter(db, store);

  /** Stores files one after the other into `stored`; answers why one is refused. */
  async function storeAll(files: readonly Buffer[], kind: Kind, stored: Stored[]): Promise<Refusal | undefined> {
    if (kind.purpose !== 'store' && (await sumRecentBytes(db, kind.ownerId)) > DAILY_BYTES_PER_PERSON) {
      return refuse('TOO_MANY_REQUESTS', texts.dailyLimitReached, {
        retryAfterSeconds: 3600,
      });
    }
    for (const [index, file] of files.entries()) {
      const one = await storeOne(file, kind);
      if (one instanceof Refusal) {
        const name = kind.names?.[index] ?? '';
        return files.length > 1 && name !== ''
          ? refuse(one.code, texts.ofSeveral(name, one.message), one.details)
          : one;
      }
      stored.push(one);
    }
    return undefined;
  }

  return {
    /**
     * Stores files, hands their addresses, in their order, to `save` in a transaction, and has their AVIFs made later;
     * when any of it fails or is refused, everything is taken back. `own` is the database as who keeps them reaches it.
     */
    async keep<Result>(
      files: readonly Buffer[],
      kind: Kind,
      save: (urls: string[], tx: Db) => Promise<Outcome<Result>>,
      own: Pool = db,
    ): Promise<Outcome<Result>> {
      const stored: Stored[] = [];
      const takeAllBack = () => Promise.all(stored.map(takeBack));
      try {
        const outcome = (await storeAll(files, kind, stored)) ?? (await saveAll(own, stored, save));
        if (outcome instanceof Refusal) {
          await takeAllBack();
        }
        return outcome;
      } catch (error) {
        await takeAllBack();
        throw error;
      }
    },

    /** Whether this person uploaded all of these addresses for this purpose; protects them from the sweep. */
    async areOwn(ownerId: string, purpose: Purpose, urls: readonly string[], tx: Db = db): Promise<boolean> {
      return urls.length === 0 || (await touchOwn(tx, ownerId, purpose, urls)).length === new Set(urls).size;
    },

    /** Makes the AVIF of each WebP in a folder. Safe to repeat. */
    async makeAvifs(folder: string) {
      for (const key of listKeys({ name: 'x', folder }).filter((one) => one.endsWith('.webp'))) {
        const webp = await store.read(key);
        if (webp !== undefined) {
          await store.write(key.replace('.webp', '.avif'), await makeAvif(webp), 'image/avif');
        }
      }
    },

    /** Deletes pictures that nothing shows any more, and the remains of interrupted uploads. Returns how many. */
    sweep: createSweep(db, media),
  };
}

export type Pictures = ReturnType<typeof createPictures>;
