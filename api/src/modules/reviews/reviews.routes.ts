import { checkReview } from '@aaram/shared-domain/review';
import { reviewInputSchema } from '@aaram/shared-domain/review/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { lockRated } from '#modules/catalog/index.ts';
import { hasReceived } from '#modules/orders/index.ts';
import { fail, requireId } from '#plugins/errors.ts';
import { requireUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/reviews.ts';
import { findOwnReviews, putReview } from './reviews.repository.ts';

/** Reviews by shoppers who have paid for the product and received it (product-rules.md#who-may-review). */
export const reviewsModule: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/auth/reviews/add',
    {
      config: { access: 'signed-in', perMinute: { account: 10, source: 60 } },
      schema: { body: reviewInputSchema, tags: ['reviews'] },
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
        const mayReview = product.sellerId !== user.id && (await hasReceived(tx, user.id, productId));
        if (!mayReview) {
          fail(403, 'PURCHASE_REQUIRED', texts.purchaseRequired);
        }
        // Pictures already in the shopper's review may stay, wherever they came from.
        const kept = (await findOwnReviews(tx, user.id, [productId])).get(productId)?.media ?? [];
        const added = media.filter((url) => !kept.includes(url));
        if (!(await app.pictures.areOwn(user.id, 'review', added, tx))) {
          fail(400, 'INVALID_INPUT', texts.pictureGone, { issues: [{ path: 'media', message: texts.pictureGone }] });
        }
        return putReview(tx, {
          productId,
          userId: user.id,
          authorName: user.name,
          rating,
          comment: comment.trim(),
          media,
        });
      });
      app.forgetProducts([productId]);
      return reply.code(201).send(review);
    },
  );
};
