import { saveForLaterInputSchema } from '@aaram/shared-domain/cart/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import * as texts from '#texts/cart.ts';
import type { FindHeld } from './cart.service.ts';
import { deleteSaved } from './saved-items.repository.ts';
import { moveToCart, readSaved, saveForLater } from './saved-items.service.ts';

const url = '/api/auth/me/saved-items';
const tags = ['cart'];
const config = { access: 'signed-in' } as const;
const params = z.object({ id: z.string() });
const writes = { ...config, perMinute: { account: 120 } };

/** Cart lines that a shopper saved for later (product-rules.md#saved-for-later). */
export const savedItemsRoutes: FastifyPluginAsyncZod<{ findHeld: FindHeld }> = async (app, context) => {
  const { db } = app;

  app.get(url, { config, schema: { tags } }, async (request) => readSaved(db, requireUser(request).id));

  app.post(url, { config: writes, schema: { body: saveForLaterInputSchema, tags } }, async (request) => {
    const { id: userId } = requireUser(request);
    return orFail(await saveForLater(db, { userId, id: requireId(request.body.itemId, texts.itemNotFound) }, context));
  });

  app.post(`${url}/:id/to-cart`, { config: writes, schema: { params, tags } }, async (request) => {
    const { id: userId } = requireUser(request);
    return orFail(await moveToCart(db, { userId, id: requireId(request.params.id, texts.itemNotFound) }, context));
  });

  app.delete(`${url}/:id`, { config, schema: { params, tags } }, async (request) => {
    const { id: userId } = requireUser(request);
    // Removing one twice is no error, as in the cart.
    await deleteSaved(db, userId, requireId(request.params.id, texts.itemNotFound));
    return readSaved(db, userId);
  });
};
