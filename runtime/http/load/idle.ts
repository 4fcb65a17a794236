import type { FastifyInstance } from 'fastify';

/** Knows when a server is idle, for work that must not slow requests down. */
export function trackIdle(app: FastifyInstance) {
  let underWay = 0;
  let since = performance.now();
  app.addHook('onRequest', (_request, reply, done) => {
    underWay += 1;
    // Not `onResponse`, which does not run when the caller goes away.
    reply.raw.once('close', () => {
      underWay -= 1;
      since = performance.now();
    });
    done();
  });
  return {
    /** Time since the last request ended, ms; 0 while a request is under way. */
    quietMs: (): number => (underWay > 0 ? 0 : performance.now() - since),
    /** Notes a request that no hook sees: it was answered before routing. */
    noteAnswer: (): void => {
      since = performance.now();
    },
  };
}
