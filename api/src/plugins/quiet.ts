import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Time since the last request ended, ms; 0 while a request is under way. */
    quietMs: () => number;
    /** Notes a request that no hook sees: it was answered before routing. */
    noteAnswer: () => void;
  }
}

/** Knows when the API is idle, for work that must not slow requests down. */
export const quietPlugin = fp(
  async (app) => {
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
    app.decorate('noteAnswer', () => {
      since = performance.now();
    });
    app.decorate('quietMs', () => (underWay > 0 ? 0 : performance.now() - since));
  },
  { name: 'quiet' },
);
