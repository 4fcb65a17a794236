import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** For how long nobody has asked for anything, ms; 0 while something is being answered. */
    quietMs: () => number;
  }
}

/** Knows when the API has nothing to do, for work that must take nothing away from callers. */
export const quietPlugin = fp(
  async (app) => {
    let underWay = 0;
    let since = performance.now();
    // The server's own event, and before its others: answers at hand are given before any hook runs.
    app.server.prependListener('request', (_request, response) => {
      underWay += 1;
      response.once('close', () => {
        underWay -= 1;
        since = performance.now();
      });
    });
    app.decorate('quietMs', () => (underWay > 0 ? 0 : performance.now() - since));
  },
  { name: 'quiet' },
);
