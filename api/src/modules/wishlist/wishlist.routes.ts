import { calls } from '@aaram/shared-domain/contract/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { viewQuerySchema, viewSchema } from '#modules/catalog/index.ts';
import { fail, requireId } from '#plugins/errors.ts';
import { requireUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/wishlist.ts';
import { removeFromWishlist } from './wishlist.repository.ts';
import { addToWishlist, readWishlist } from './wishlist.service.ts';

const signedIn = { access: 'signed-in' } as const;
const choice = z.strictObject({ productId: z.string().max(64).optional() });

/** The shopper's wishlist. Every write returns the new list. */
export const wishlistModule: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get(
    '/api/auth/get-wishlist',
    { config: signedIn, schema: { querystring: viewQuerySchema, tags: ['wishlist'] } },
    async (request) => readWishlist(db, requireUser(request).id, request.query.view),
  );

  app.post(
    '/api/auth/add-wishlist',
    {
      config: signedIn,
      schema: { querystring: viewQuerySchema, body: calls['POST /auth/add-wishlist'].body, tags: ['wishlist'] },
    },
    async (request) => {
      const { id } = requireUser(request);
      const isThere = await addToWishlist(db, {
        userId: id,
        productId: requireId(request.body.productId, common.productNotFound),
      });
      return isThere ? readWishlist(db, id, request.query.view) : fail(404, 'NOT_FOUND', common.productNotFound);
    },
  );

  // Some proxies drop the body of a DELETE, so the query is accepted too.
  app.delete(
    '/api/auth/remove-wishlist',
    {
      config: signedIn,
      schema: { querystring: choice.extend({ view: viewSchema }), body: choice.nullish(), tags: ['wishlist'] },
    },
    async (request) => {
      const { id } = requireUser(request);
      const productId =
        request.body?.productId ??
        request.query.productId ??
        fail(400, 'INVALID_INPUT', texts.chooseProduct, {
          issues: [{ path: 'productId', message: texts.chooseProduct }],
        });
      await removeFromWishlist(db, id, requireId(productId, common.productNotFound));
      return readWishlist(db, id, request.query.view);
    },
  );
};
