import type { Db } from '@aaram/runtime/db';
import { checkReview, reviewAuthor, reviewSorts } from '@aaram/shared-domain/review';
import { reviewInputSchema } from '@aaram/shared-domain/review/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { lockRated } from '#modules/catalog/index.ts';
import { Refusal } from '#outcome.ts';
import { fail, requireId } from '#plugins/errors.ts';
import { queryNumber } from '#plugins/input.ts';
import { requireUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/reviews.ts';
import { panelReviewRoutes } from './panel-reviews.routes.ts';
import { readReviews } from './read-reviews.ts';
import { findOwnReviews } from './reviews.repository.ts';
import { storeReview } from './store-review.ts';

const tags = ['reviews'];
/** What orders know of a shopper: whether a product was delivered to them, and whether it was paid for. */
type Receipts = {
  findReceipt: (db: Db, userId: string, productId: string) => Promise<{ isPaid: boolean } | undefined>;
};

const orNothing = <Value>(value: Value | '' | undefined) => (value === '' ? undefined : value);
const nothing = z.literal('');
const listQuery = z.strictObject({
  stars: z.enum(['1', '2', '3', '4', '5']).or(nothing).optional().transform(orNothing),
  pictures: z.literal('true').or(nothing).optional().transform(orNothing),
  sort: z.enum(reviewSorts).or(nothing).optional().transform(orNothing),
  limit: queryNumber(50).default(10),
  cursor: z.string().max(64).optional().transform(orNothing),
});

/** Reviews by shoppers who have received the product (product-rules.md#who-may-review). */
export const reviewsModule: FastifyPluginAsyncZod<Receipts> = async (app, { findReceipt }) => {
  await app.register(panelReviewRoutes);
  app.get(
    '/api/auth/products/:id/reviews',
    { config: { access: 'public' }, schema: { params: z.object({ id: z.string() }), querystring: listQuery, tags } },
    (request, reply) => {
      const productId = requireId(request.params.id, common.productNotFound);
      const { stars, pictures, sort = 'newest', limit, cursor } = request.query;
      const question = {
        productId,
        stars: stars === undefined ? undefined : Number(stars),
        withPictures: pictures !== undefined,
        sort,
        cursor: cursor === undefined ? undefined : requireId(cursor, common.pageNotFound),
        limit,
      };
      return app.readPublic(request, reply, {
        cache: 'list',
        key: `reviews${JSON.stringify(Object.values(question))}`,
        ask: async (db) => {
          const page = await readReviews(db, question);
          return page instanceof Refusal ? page : { json: page };
        },
      });
    },
  );

  app.post(
    '/api/auth/reviews/add',
    {
      config: { access: 'signed-in', perMinute: { account: 10, source: 60 }, showsOwnChanges: true },
      schema: { body: reviewInputSchema, tags },
    },
    async (request, reply) => {
      const user = requireUser(request);
      const { rating, comment } = request.body;
      const problem = checkReview(rating, comment);
      if (problem !== undefined) {
        fail(400, 'INVALID_INPUT', problem, { issues: [{ path: 'comment', message: problem }] });
      }
      const productId = requireId(request.body.productId, common.productNotFound);
      const media = [...new Set(request.body.media ?? [])];
      const review = await app.db.begin(async (tx) => {
        const product = (await lockRated(tx, productId)) ?? fail(404, 'NOT_FOUND', common.productNotFound);
        const receipt = product.sellerId === user.id ? undefined : await findReceipt(tx, user.id, productId);
        if (receipt === undefined) {
          fail(403, 'PURCHASE_REQUIRED', texts.purchaseRequired);
        }
        // Pictures already in the shopper's review may stay, wherever they came from.
        const present = (await findOwnReviews(tx, user.id, [productId])).get(productId)?.media ?? [];
        const added = media.filter((url) => !present.includes(url));
        if (!(await app.pictures.areOwn(user.id, 'review', added, tx))) {
          fail(400, 'INVALID_INPUT', texts.pictureGone, { issues: [{ path: 'media', message: texts.pictureGone }] });
        }
        const written = {
          productId,
          userId: user.id,
          authorName: reviewAuthor(user.name),
          rating,
          comment: comment.trim(),
          media,
          isVerified: receipt?.isPaid ?? false,
        };
        return storeReview(tx, written, request.id);
      });
      app.forgetProducts([productId]);
      return reply.code(201).send(review);
    },
  );
};
