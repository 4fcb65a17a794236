import { apiLevels } from '@aaram/shared-domain/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

const WAIT_MS = 1000;

/**
 * `/healthz`: the process responds. `/readyz`: its database also answers, by a connection of its own, so that a rush of
 * buyers never looks like an outage; it has read what lists are made of, and is not shutting down. Shop servers read there which releases it serves.
 */
export const healthModule: FastifyPluginAsyncZod = async (app) => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  app.get('/healthz', { config: { access: 'public' }, schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) => {
    const tooLate = new Promise<false>((done) => setTimeout(done, WAIT_MS, false).unref());
    const isReachable = await Promise.race([
      app.db.probe().then(
        () => true,
        () => false,
      ),
      tooLate,
    ]);
    const isReady = isReachable && app.isPrepared() && !isClosing;
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', releases: apiLevels });
  });
};
