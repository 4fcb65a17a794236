import { MAX_PAGE_ROWS } from '@aaram/shared-domain/contract';
import { panelProductFiltersSchema } from '@aaram/shared-domain/contract/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cutPage, parseCursor } from '#list-cursor.ts';
import { describePage } from '#list-page.ts';
import { queryNumber } from '#plugins/input.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser, rowsOf } from '#plugins/session.ts';
import { countPanelProducts, listPanelIds, readPanelProducts } from './panel-list.repository.ts';
import { readPanelMatch, scopeOf } from './panel-list.service.ts';

const querystring = panelProductFiltersSchema.extend({
  limit: queryNumber(MAX_PAGE_ROWS).default(50),
  cursor: z.string().max(100).optional(),
});

/** The list of products in the panel, with filters, order and pages (product-rules.md#lists-of-the-panel). */
export const panelListRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/auth/panel/products',
    { config: { access: 'catalogue' }, schema: { querystring, tags: ['seller catalogue'] } },
    async (request, reply) => {
      const { limit, cursor, ...filters } = request.query;
      const { sort = '-added' } = filters;
      const match = await readPanelMatch(filters, app.readPanelSearch);
      const user = requireUser(request);
      const db = rowsOf(app.db, user);
      const scope = scopeOf(user, filters);
      const position = orFail(parseCursor(cursor));
      const [ids, total] = await Promise.all([
        listPanelIds(db, { scope, match, sort, position }, limit + 1),
        countPanelProducts(db, scope, match),
      ]);
      const { page, nextCursor } = cutPage(ids, limit, position);
      describePage(reply, { total, next: nextCursor });
      return readPanelProducts(
        db,
        page.map(({ id }) => id),
      );
    },
  );
};
