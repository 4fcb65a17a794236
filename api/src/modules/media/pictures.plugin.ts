import fp from 'fastify-plugin';
import { createPictureFetcher, type FetchPicture } from './fetch/fetch-picture.ts';
import { createPictures, type FindShown, type Pictures } from './pictures.service.ts';
import { createMediaStore } from './storage/create-store.ts';
import type { MediaStore } from './storage/media-store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Uploaded pictures: the only way to store them, for all modules. */
    pictures: Pictures;
    mediaStore: MediaStore;
    /** Fetches a picture from an address that a person typed. */
    fetchPicture: FetchPicture;
  }
}

const HOUR_MS = 3_600_000;

/**
 * Provides pictures to other modules. `shownBy` has one function per module that finds the pictures it shows; all
 * others are swept.
 */
export const picturesPlugin = fp(
  async (app, { shownBy }: { shownBy: readonly FindShown[] }) => {
    const store = await createMediaStore(app.config);
    const pictures = createPictures(app.db, { store, shownBy });
    app.decorate('mediaStore', store);
    app.decorate('pictures', pictures);
    app.decorate('fetchPicture', createPictureFetcher());
    app.handleJob('make-avif', (payload) => pictures.makeAvifs(String(payload.folder)));
    app.addBackground({
      name: 'orphan pictures',
      everyMs: HOUR_MS,
      run: async (signal) => void (await pictures.sweep(signal)),
    });
  },
  { name: 'pictures', dependencies: ['db', 'jobs', 'background'] },
);
