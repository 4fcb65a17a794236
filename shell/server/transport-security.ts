import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** Tells browsers to come by HTTPS alone for a year, once the shop's own address says that it has it. */
export function requireHttps(app: FastifyInstance, publicUrl: string | undefined): void {
  if (publicUrl?.startsWith('https:') === true) {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    });
  }
}
