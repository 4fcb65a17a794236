import fp from 'fastify-plugin';

const LOOK_EVERY_MS = 100;

/**
 * Stopping waits for what was accepted, not for what was answered: a connection that was busy when the stop began is
 * idle once it has its answer, and its owner may keep it for a minute. Without this the stop would wait as long.
 */
export const stoppingPlugin = fp(
  async (app) => {
    app.addHook('preClose', async () => {
      if (app.server.listening) {
        const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
        app.server.once('close', () => clearInterval(timer));
      }
    });
  },
  { name: 'stopping' },
);
