import { setTimeout as wait } from 'node:timers/promises';
import fp from 'fastify-plugin';
import * as texts from '#texts/requests.ts';
import { fail } from './errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this is a restored copy that has not been taken over. */
    isCopy: () => boolean;
    /** Resolves when this store is no copy, at once where it never was one, and when the process stops. */
    whenOwn: () => Promise<void>;
  }
}

const POLL_EVERY_MS = 2000;
const reads = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What people who look at a copy need; codes are not among them, because they are sent. */
const logins = new Set([
  '/api/auth/login',
  '/api/auth/login/second',
  '/api/auth/login/passkey/begin',
  '/api/auth/login/passkey',
  '/api/auth/login/second/passkey',
  '/api/auth/logout',
]);

/**
 * A restored copy only answers reads and logins, until it is taken over: beside the store that it is a copy of, it would
 * sell the same pieces, issue the same numbers and send the same mails (docs/operations.md, Backup and restore).
 */
export const copyPlugin = fp(
  async (app, { readMark }: { readMark: () => Promise<boolean> }) => {
    let isMarked = false;
    let own = Promise.resolve();
    const stop = new AbortController();
    async function waitForTakeOver() {
      while (isMarked && !stop.signal.aborted) {
        await wait(POLL_EVERY_MS, undefined, { signal: stop.signal }).catch(() => undefined);
        isMarked = await readMark().catch(() => true);
      }
    }

    app.addHook('onReady', async () => {
      // While the database is away it is not known: the process starts all the same, and does nothing that a copy may not.
      const known = await readMark().catch(() => undefined);
      isMarked = known ?? true;
      if (isMarked) {
        own = waitForTakeOver();
      }
      if (known === true) {
        app.log.warn('this store is a restored copy: it only answers reads until npm run restore -- --take-over');
      }
    });
    app.addHook('onRequest', async ({ method, routeOptions }) => {
      if (isMarked && !reads.has(method) && !logins.has(routeOptions.url ?? '')) {
        // A person who took it over a moment ago need not wait for the next poll.
        isMarked = await readMark();
        if (isMarked) {
          fail(503, 'UNAVAILABLE_NOW', texts.storeIsCopy, { retryAfterSeconds: 60 });
        }
      }
    });
    app.decorate('isCopy', () => isMarked);
    app.decorate('whenOwn', () => own);
    app.addHook('preClose', async () => stop.abort());
  },
  { name: 'copy', dependencies: ['errors', 'db'] },
);
