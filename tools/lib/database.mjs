import { setTimeout as wait } from 'node:timers/promises';

/**
 * Keeps the embedded database open. `ready` resolves with its URL; when the server ends although nobody asked,
 * it is opened again, and `onNewUrl` is told should the address have changed. `giveUp(reason)` when it cannot be.
 */
export function keepDatabase({ launch, log, giveUp, onNewUrl }) {
  let stopping = false;
  let current = launch();
  const ready = current.then(({ url }) => url);
  current.then(watch, () => undefined);

  function watch(database) {
    database.exited.then(() => (stopping ? undefined : reopen(database.url)));
  }

  async function reopen(oldUrl) {
    log('The database ended unexpectedly; opening it again.');
    current = launch();
    try {
      const database = await current;
      if (database.url !== oldUrl) onNewUrl(database.url);
      // An owner that crashes at once again and again is throttled rather than given up: orders are in there.
      await wait(500, undefined, { ref: false });
      watch(database);
    } catch (error) {
      if (!stopping) giveUp(error);
    }
  }

  return {
    ready,
    async stop() {
      stopping = true;
      await current.then(
        (database) => database.stop(),
        () => undefined,
      );
    },
  };
}

/** A database that somebody else runs, named by DATABASE_URL. */
export function foreignDatabase(url) {
  return { ready: Promise.resolve(url), stop: async () => undefined };
}
