import { DAYS_TO_UNDO } from '@aaram/shared-domain/change-set';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { inTransaction } from '#db/in-transaction.ts';
import { describePage, takePage } from '#list-page.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { listRemoved, restoreProduct } from '#modules/catalog/for-change-sets.ts';
import { findNames } from '#modules/identity/index.ts';
import { refuse } from '#outcome.ts';
import { requireId } from '#plugins/errors.ts';
import { queryNumber } from '#plugins/input.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser, rowsOf, scopeOfSeller, teamDb } from '#plugins/session.ts';
import * as texts from '#texts/change-sets.ts';
import * as common from '#texts/common.ts';

const tags = ['panel'];
const DAY_MS = 86_400_000;
const cursor = z.string().max(100).optional();
const trashQuery = z.strictObject({ limit: queryNumber(100).default(50), cursor });

const idOrNull = (id: string | undefined, message: string) => (id ? requireId(id, message) : null);

/** What was removed in the last days, and its way back: a seller's own, all for admins (product-rules.md#trash-and-history). */
export const trashRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get(
    '/api/auth/panel/trash',
    { config: { access: 'catalogue' }, schema: { querystring: trashQuery, tags } },
    async (request, reply) => {
      const user = requireUser(request);
      const { limit } = request.query;
      const own = rowsOf(db, user);
      const rows = await listRemoved(own, {
        sellerId: scopeOfSeller(user),
        days: DAYS_TO_UNDO,
        after: idOrNull(request.query.cursor, common.pageNotFound),
        limit: limit + 1,
      });
      const { page, next } = takePage(rows, limit, ({ id }) => id);
      describePage(reply, { next });
      const by = [...new Set(page.flatMap(({ removedBy }) => (removedBy === null ? [] : [removedBy])))];
      const names = await findNames(own, by);
      return page.map(({ id, name, images, category, removedAt, removedBy }) => ({
        _id: id,
        name,
        image: images[0] ?? null,
        category,
        removedAt: removedAt.toISOString(),
        removedBy: (removedBy && names.get(removedBy)) ?? null,
        until: new Date(removedAt.getTime() + DAYS_TO_UNDO * DAY_MS).toISOString(),
      }));
    },
  );

  app.post(
    '/api/auth/panel/trash/:id/restore',
    {
      config: { access: 'catalogue', perMinute: { account: 60 } },
      schema: { params: z.object({ id: z.string() }), tags },
    },
    async (request) => {
      const user = requireUser(request);
      const id = requireId(request.params.id, common.productNotFound);
      const sellerId = scopeOfSeller(user);
      const restored = await inTransaction(teamDb(db, user), async (tx) => {
        if (!(await restoreProduct(tx, { id, sellerId, days: DAYS_TO_UNDO }))) {
          return refuse('NOT_FOUND', texts.notInTrash);
        }
        const entry = { actorId: user.id, action: 'product.restore', subject: 'product', subjectId: id } as const;
        await recordAudit(tx, { ...entry, requestId: request.id });
        return { message: texts.productRestored };
      });
      app.forgetProducts([id]);
      return orFail(restored);
    },
  );
};
