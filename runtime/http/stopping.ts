import type { FastifyInstance } from 'fastify';

const POLL_EVERY_MS = 100;

/**
 * Lets the server stop as soon as it has answered all accepted requests: a connection that was busy when the stop began
 * is idle after its response, and a browser would keep it open for a minute.
 */
export function stopWithoutIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) {
      return;
    }
    const timer = setInterval(() => app.server.closeIdleConnections(), POLL_EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
  });
}
