import { scoreListing } from '@aaram/shared-domain/catalog';
import type { ListingScore } from '@aaram/shared-domain/catalog/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { queryNumber } from '#plugins/input.ts';
import { requireUser, rowsOf } from '#plugins/session.ts';
import { findWeakListings } from './listing-scores.repository.ts';

const DEFAULT_LIMIT = 50;
const querystring = z.strictObject({ limit: queryNumber(100).optional() });

/** The weakest listings: a seller's own, an admin's of all (product-rules.md#score-of-a-listing). */
export const listingScoreRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/auth/panel/listing-scores',
    { config: { access: 'catalogue' }, schema: { querystring, tags: ['seller catalogue'] } },
    async (request): Promise<ListingScore[]> => {
      const user = requireUser(request);
      const sellerId = user.role === 'admin' ? null : user.sellerId;
      const { limit = DEFAULT_LIMIT } = request.query;
      const rows = await findWeakListings(rowsOf(app.db, user), { sellerId, limit });
      return rows.map(({ id, lacking, ...row }) => ({ ...row, _id: id, lacking, score: scoreListing(lacking) }));
    },
  );
};
