import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** Makes browsers use HTTPS only, for a year, when the shop's public address has it. */
export function requireHttps(app: FastifyInstance, publicUrl: string | undefined): void {
  if (publicUrl?.startsWith('https:') === true) {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    });
  }
}
