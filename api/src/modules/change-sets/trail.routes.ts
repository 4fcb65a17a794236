import { mayWork } from '@aaram/shared-domain/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describePage, takePage } from '#list-page.ts';
import { listAudit } from '#modules/audit/index.ts';
import { findNames } from '#modules/identity/index.ts';
import { requireId } from '#plugins/errors.ts';
import { queryNumber } from '#plugins/input.ts';
import { requireUser, rowsOf, scopeOfSeller } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import { askedDay, startOfDay } from './asked-days.ts';
import { addSubjectNames } from './trail-names.ts';
import { findActors, findSubjects } from './trail-search.ts';

const tags = ['panel'];
const trailQuery = z.strictObject({
  /** A person's id, or a part of a name or mail address. */
  actor: z.string().max(100).optional(),
  action: z.string().max(50).optional(),
  /** What was changed: its id, an order number, a SKU, or a part of a product's name or a post's title. */
  subject: z.string().max(100).optional(),
  /** Days in India, both included. */
  from: askedDay,
  until: askedDay,
  limit: queryNumber(100).default(50),
  cursor: z.string().max(100).optional(),
});

/** Who changed what: what was done for a seller, all for admins (product-rules.md#trash-and-history). */
export const trailRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get(
    '/api/auth/panel/trail',
    { config: { access: 'team' }, schema: { querystring: trailQuery, tags } },
    async (request, reply) => {
      const user = requireUser(request);
      const { query } = request;
      const own = rowsOf(db, user);
      const sellerId = scopeOfSeller(user);
      const [actor, subject] = [query.actor?.trim(), query.subject?.trim()];
      // A member who is no owner sees their own actions.
      const seesAll = user.role === 'admin' || mayWork(user.teamRoles, 'owner');
      const actors = seesAll && actor ? await findActors(own, actor, sellerId) : null;
      const rows = await listAudit(own, {
        sellerId,
        actorIds: seesAll ? actors : [user.id],
        action: query.action || null,
        subjectIds: subject ? await findSubjects(own, subject, sellerId) : null,
        from: startOfDay(query.from),
        until: startOfDay(query.until, 1),
        after: query.cursor ? requireId(query.cursor, common.pageNotFound) : null,
        limit: query.limit + 1,
      });
      const { page, next } = takePage(rows, query.limit, ({ id }) => id);
      describePage(reply, { next });
      const names = await findNames(
        own,
        page.map(({ actorId }) => actorId),
      );
      const named = await addSubjectNames(own, page);
      return named.map(({ id, at, actorId, requestId, ...entry }) => ({
        _id: id,
        at: at.toISOString(),
        actor: actorId,
        actorName: names.get(actorId) ?? null,
        request: requestId,
        ...entry,
      }));
    },
  );
};
