import fp from 'fastify-plugin';

const POLL_EVERY_MS = 100;

/**
 * While the server stops, closes connections that become idle. A connection that was busy when the stop began stays
 * open after its response, and the client may keep it for a minute; without this the stop would wait as long.
 */
export const stoppingPlugin = fp(
  async (app) => {
    app.addHook('preClose', async () => {
      if (app.server.listening) {
        const timer = setInterval(() => app.server.closeIdleConnections(), POLL_EVERY_MS);
        app.server.once('close', () => clearInterval(timer));
      }
    });
  },
  { name: 'stopping' },
);
