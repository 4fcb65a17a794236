import { trackIdle } from '@aaram/runtime/http/load';
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
    const { quietMs, noteAnswer } = trackIdle(app);
    app.decorate('quietMs', quietMs);
    app.decorate('noteAnswer', noteAnswer);
  },
  { name: 'quiet' },
);
