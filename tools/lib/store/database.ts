import { setTimeout as wait } from 'node:timers/promises';
import { lineFor } from '@aaram/runtime/problems';
import { describeDelay, type Log } from '@aaram/runtime/processes';

/** An open database. `exited` resolves when its server has ended, for whatever reason. */
export type OpenDatabase = { url: string; exited: Promise<unknown>; stop: () => Promise<unknown> };
/** The database of a running store; `ready` resolves with its URL. */
export type SupervisedDatabase = { ready: Promise<string>; stop: () => Promise<unknown> };
type Policy = { firstDelayMs: number; maxDelayMs: number };
type Keeping = {
  launch: () => Promise<OpenDatabase>;
  log: Log;
  onNewUrl: (url: string) => void;
  policy?: Policy | undefined;
};

const REOPEN_POLICY = { firstDelayMs: 500, maxDelayMs: 10_000 };

/**
 * Keeps the embedded database open. `ready` resolves with its URL. When the server ends unexpectedly, it is opened
 * again, as often as needed; `onNewUrl` gets the URL when it has changed.
 */
export function superviseDatabase({ launch, log, onNewUrl, policy = REOPEN_POLICY }: Keeping): SupervisedDatabase {
  let stopping = false;
  let current = launch();
  const ready = current.then(({ url }) => url);
  current.then(watch, () => undefined);

  function watch(database: OpenDatabase): void {
    void database.exited.then(() => (stopping ? undefined : reopen(database.url)));
  }

  async function reopen(oldUrl: string): Promise<void> {
    log('The database ended unexpectedly; opening it again.');
    for (let delay = policy.firstDelayMs; !stopping; delay = Math.min(2 * delay, policy.maxDelayMs)) {
      current = launch();
      try {
        const database = await current;
        if (database.url !== oldUrl) onNewUrl(database.url);
        // A server that crashes again and again is restarted slowly, but never given up: it holds orders.
        await wait(policy.firstDelayMs, undefined, { ref: false });
        return watch(database);
      } catch (error) {
        if (stopping) return;
        log(`The database cannot be opened (${lineFor(error)}); trying again in ${describeDelay(delay)}.`);
        await wait(delay, undefined, { ref: false });
      }
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

/** A database that is not started here: DATABASE_URL names it. */
export function foreignDatabase(url: string): SupervisedDatabase {
  return { ready: Promise.resolve(url), stop: async () => undefined };
}
