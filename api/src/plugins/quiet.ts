import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Time since the last request ended, ms; 0 while a request is under way. */
    quietMs: () => number;
  }
}

/** Knows when the API is idle, for work that must not slow requests down. */
export const quietPlugin = fp(
  async (app) => {
    let underWay = 0;
    let since = performance.now();
    // The server's first listener, because ready answers are sent before any hook runs.
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
