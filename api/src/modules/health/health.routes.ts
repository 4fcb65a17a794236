import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ping } from './health.repository.ts';

const WAIT_MS = 1000;

/**
 * `/healthz`: the process responds. `/readyz`: it can also reach its database, has read what lists are made of, and is not
 * shutting down.
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
      ping(app.db).then(
        () => true,
        () => false,
      ),
      tooLate,
    ]);
    const isReady = isReachable && app.isPrepared() && !isClosing;
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
};
