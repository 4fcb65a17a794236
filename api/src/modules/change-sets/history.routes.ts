import { DAYS_TO_UNDO } from '@aaram/shared-domain/change-set';
import { mayWork } from '@aaram/shared-domain/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { inTransaction } from '#db/in-transaction.ts';
import { listAudit, recordAudit } from '#modules/audit/index.ts';
import { listRemoved, restoreProduct } from '#modules/catalog/index.ts';
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
const day = z.iso.date().or(z.literal('')).optional();
const cursor = z.string().max(100).optional();
const trailQuery = z.strictObject({
  /** Only for admins: somebody's id. */
  actor: z.string().max(100).optional(),
  action: z.string().max(50).optional(),
  subject: z.string().max(100).optional(),
  /** Days in India, both included. */
  from: day,
  until: day,
  limit: queryNumber(100).default(50),
  cursor,
});
const trashQuery = z.strictObject({ limit: queryNumber(100).default(50), cursor });

/** The beginning of a day in India, or of the one after. */
const startOf = (date: string | undefined, days = 0) =>
  date ? new Date(Date.parse(`${date}T00:00:00+05:30`) + days * DAY_MS) : null;
const idOrNull = (id: string | undefined, message: string) => (id ? requireId(id, message) : null);

/** Who changed what, and what was removed: a seller's own part, all for admins (product-rules.md#trash-and-history). */
export const historyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get(
    '/api/auth/panel/trail',
    { config: { access: 'team' }, schema: { querystring: trailQuery, tags } },
    async (request, reply) => {
      const user = requireUser(request);
      const { query } = request;
      const named = idOrNull(query.actor, common.personNotFound);
      const own = rowsOf(db, user);
      const rows = await listAudit(own, {
        sellerId: scopeOfSeller(user),
        // Who is no owner sees what they have done themselves.
        actorId: user.role === 'admin' || mayWork(user.teamRoles, 'owner') ? named : user.id,
        action: query.action || null,
        subjectId: idOrNull(query.subject, common.pageNotFound),
        from: startOf(query.from),
        until: startOf(query.until, 1),
        after: idOrNull(query.cursor, common.pageNotFound),
        limit: query.limit + 1,
      });
      const page = rows.slice(0, query.limit);
      const last = page.at(-1);
      if (rows.length > page.length && last !== undefined) {
        reply.header('x-next-cursor', last.id);
      }
      const names = await findNames(own, [...new Set(page.map(({ actorId }) => actorId))]);
      return page.map(({ id, at, actorId, requestId, ...entry }) => ({
        _id: id,
        at: at.toISOString(),
        actor: actorId,
        actorName: names.get(actorId) ?? null,
        request: requestId,
        ...entry,
      }));
    },
  );

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
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      if (rows.length > page.length && last !== undefined) {
        reply.header('x-next-cursor', last.id);
      }
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
