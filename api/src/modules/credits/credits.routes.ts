import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '#plugins/session.ts';
import { expireCredits } from './expire-credits.ts';
import { readCreditsOf } from './read-credits.ts';

const tags = ['credits'];
const HOUR = 3_600_000;

/** Credit notes and gift cards of accounts (product-rules.md#credits). */
export const creditsModule: FastifyPluginAsyncZod = async (app) => {
  app.addBackground({
    name: 'end credits whose time is over',
    everyMs: HOUR,
    run: async () => void (await expireCredits(app.db)),
  });

  app.get('/api/credits', { config: { access: 'signed-in' }, schema: { tags } }, async (request) =>
    readCreditsOf(app.db, requireUser(request).id),
  );
};
