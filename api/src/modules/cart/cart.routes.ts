import { addCartInputSchema, updateCartInputSchema } from '@aaram/shared-domain/cart/schema';
import { bodyLimits } from '@aaram/shared-domain/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { viewQuerySchema, viewSchema } from '#modules/catalog/index.ts';
import { requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireSelf, requireUser } from '#plugins/session.ts';
import * as texts from '#texts/cart.ts';
import * as common from '#texts/common.ts';
import { addToCart, emptyCart, type FindHeld, readCart, removeFromCart, showCart, updateCart } from './cart.service.ts';
import { keepDesign } from './design-pictures.ts';
import { savedItemsRoutes } from './saved-items.routes.ts';

const userParams = z.object({ userId: z.string() });
const choiceQuery = z.strictObject({ size: z.string().max(20).optional(), _id: z.string().max(40).optional() });
const signedIn = { access: 'signed-in' } as const;

/** Which line of the cart is meant. */
const readChoice = ({ productId, size, _id }: { productId: string } & z.infer<typeof choiceQuery>) => ({
  productId: requireId(productId, texts.itemNotFound),
  size,
  itemId: _id === undefined ? undefined : requireId(_id, texts.itemNotFound),
});

/** The shopper's cart. Every write returns the new cart. */
export const cartModule: FastifyPluginAsyncZod<{ findHeld: FindHeld }> = async (app, { findHeld }) => {
  const { db } = app;
  await app.register(savedItemsRoutes, { findHeld });

  app.get(
    '/api/auth/cart/:userId',
    { config: signedIn, schema: { params: userParams, querystring: viewQuerySchema, tags: ['cart'] } },
    async (request) => {
      const user = requireSelf(request, request.params.userId, { admin: true });
      const userId = request.params.userId.toLowerCase();
      const read = user.id === userId ? readCart : showCart;
      return read(db, userId, { view: request.query.view, findHeld });
    },
  );

  app.post(
    '/api/auth/add-cart',
    {
      config: { ...signedIn, perMinute: { account: 120, source: 300 } },
      schema: { querystring: viewQuerySchema, body: addCartInputSchema, tags: ['cart'] },
      bodyLimit: bodyLimits.design,
    },
    async (request) => {
      const { product, quantity, size, customImages } = request.body;
      const userId = requireUser(request).id;
      const productId = requireId(product, common.productNotFound);
      const design = orFail(await keepDesign(app.pictures, userId, customImages));
      return orFail(
        await addToCart(db, { userId, productId, size, quantity, ...design }, { view: request.query.view, findHeld }),
      );
    },
  );

  app.put(
    '/api/auth/update',
    {
      config: { ...signedIn, codes: { quantity: 'INVALID_QUANTITY' } },
      schema: { querystring: viewQuerySchema, body: updateCartInputSchema, tags: ['cart'] },
    },
    async (request) => {
      const { productId, quantity, size, _id } = request.body;
      const choice = { userId: requireUser(request).id, ...readChoice({ productId, size, _id }) };
      return orFail(await updateCart(db, { ...choice, quantity }, { view: request.query.view, findHeld }));
    },
  );

  app.delete(
    '/api/auth/cart/remove/:productId',
    {
      config: signedIn,
      schema: {
        params: z.object({ productId: z.string() }),
        querystring: choiceQuery.extend({ view: viewSchema }),
        body: choiceQuery.nullish(),
        tags: ['cart'],
      },
    },
    async (request) => {
      const { productId } = request.params;
      const { size, _id, view } = { ...request.body, ...request.query };
      const choice = { userId: requireUser(request).id, ...readChoice({ productId, size, _id }) };
      return orFail(await removeFromCart(db, choice, { view, findHeld }));
    },
  );

  app.delete(
    '/api/auth/clear-cart/:userId',
    { config: signedIn, schema: { params: userParams, querystring: viewQuerySchema, tags: ['cart'] } },
    async (request) => {
      const by = requireSelf(request, request.params.userId, { admin: true });
      const userId = request.params.userId.toLowerCase();
      return emptyCart(db, { userId, by, requestId: request.id }, { view: request.query.view, findHeld });
    },
  );
};
