import { panelReviewShows } from '@aaram/shared-domain/review';
import { reviewAnswerInputSchema, reviewHidingInputSchema } from '@aaram/shared-domain/review/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describePage, takePage } from '#list-page.ts';
import { fail, requireId } from '#plugins/errors.ts';
import { queryNumber } from '#plugins/input.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser, rowsOf, scopeOfSeller, teamDb } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/reviews.ts';
import { type Actor, answerReview, hideReview } from './change-review.service.ts';
import { listPanelReviews, type PanelEntry } from './panel-reviews.repository.ts';
import { toPanelReviews } from './panel-reviews.ts';

const tags = ['reviews'];
const params = z.object({ id: z.string() });
const listQuery = z.strictObject({
  show: z.enum(panelReviewShows).or(z.literal('')).optional(),
  limit: queryNumber(100).default(20),
  cursor: z.string().max(100).optional(),
});

function readCursor(cursor: string | undefined): PanelEntry | null {
  if (cursor === undefined || cursor === '') {
    return null;
  }
  const [open = '', micros = '', id = ''] = cursor.split('.');
  return /^[01]$/.test(open) && /^\d{1,17}$/.test(micros)
    ? { isOpen: open === '1', micros, id: requireId(id, common.pageNotFound) }
    : fail(400, 'INVALID_ID', common.pageNotFound);
}

const actorOf = (request: FastifyRequest): Actor => {
  const { id, role, sellerId } = requireUser(request);
  return { id, sellerId, isAdmin: role === 'admin', requestId: request.id };
};

/** What sellers and admins do about reviews (product-rules.md#answers-and-hidden-reviews). */
export const panelReviewRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const own = (request: FastifyRequest) => teamDb(db, requireUser(request));
  const perMinute = { account: 60 };

  app.get(
    '/api/auth/panel/reviews',
    { config: { access: 'catalogue-or-content' }, schema: { querystring: listQuery, tags } },
    async (request, reply) => {
      const { show, limit, cursor } = request.query;
      const user = requireUser(request);
      const read = rowsOf(db, user);
      const query = {
        sellerId: scopeOfSeller(user),
        show: show || 'all',
        after: readCursor(cursor),
      } as const;
      const { rows, total } = await listPanelReviews(read, { ...query, limit: limit + 1 });
      const { page, next } = takePage(
        rows,
        limit,
        ({ answer, micros, id }) => `${answer === null ? 1 : 0}.${micros}.${id}`,
      );
      describePage(reply, { total, next });
      return toPanelReviews(read, page);
    },
  );

  const done = (outcome: Awaited<ReturnType<typeof answerReview>>) => {
    const review = orFail(outcome);
    app.forgetProducts([review.product._id]);
    return review;
  };
  const idOf = (id: string) => requireId(id, texts.notFound);

  const toAnswer = '/api/auth/panel/reviews/:id/answer';
  app.put(
    toAnswer,
    { config: { access: 'catalogue-or-content', perMinute }, schema: { params, body: reviewAnswerInputSchema, tags } },
    async (request) =>
      done(await answerReview(own(request), idOf(request.params.id), request.body.text, actorOf(request))),
  );
  app.delete(
    toAnswer,
    { config: { access: 'catalogue-or-content', perMinute }, schema: { params, tags } },
    async (request) => done(await answerReview(own(request), idOf(request.params.id), null, actorOf(request))),
  );

  const toHide = '/api/auth/panel/reviews/:id/hiding';
  app.put(
    toHide,
    { config: { access: 'admin', perMinute }, schema: { params, body: reviewHidingInputSchema, tags } },
    async (request) => done(await hideReview(db, idOf(request.params.id), request.body.reason, actorOf(request))),
  );
  app.delete(toHide, { config: { access: 'admin', perMinute }, schema: { params, tags } }, async (request) =>
    done(await hideReview(db, idOf(request.params.id), null, actorOf(request))),
  );
};
