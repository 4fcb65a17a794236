import { refundAskSchema, refundInputSchema } from '@aaram/shared-domain/refund/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireId } from '#plugins/errors.ts';
import { readIdempotencyKey } from '#plugins/idempotency-key.ts';
import { orFail } from '#plugins/refusals.ts';
import { findMissingProof, requireUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/refunds.ts';
import { readOrderPage } from '../page/order-page.service.ts';
import { quoteRefund, refundOrder } from './refund-order.service.ts';
import { undoRefund } from './undo-refund.service.ts';

const tags = ['orders'];
const idParams = z.object({ orderId: z.string() });

/** Staff cancel pieces of an order, and give a part of the price back (product-rules.md#refunds-by-staff). */
export const refundRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const readId = (id: string) => requireId(id, common.orderNotFound);

  app.post(
    '/api/auth/panel/orders/:orderId/refund-quote',
    {
      config: { access: 'orders', perMinute: { account: 120 } },
      schema: { params: idParams, body: refundAskSchema, tags },
    },
    async (request) =>
      orFail(
        await quoteRefund(db, { orderId: readId(request.params.orderId), ask: request.body }, requireUser(request)),
      ),
  );

  app.post(
    '/api/auth/panel/orders/:orderId/refunds',
    {
      config: { access: 'orders', perMinute: { account: 60 } },
      schema: { params: idParams, body: refundInputSchema, tags },
    },
    async (request, reply) => {
      const actor = requireUser(request);
      const orderId = readId(request.params.orderId);
      const missingProof = actor.role === 'admin' ? findMissingProof(request) : undefined;
      const context = { actor, requestId: request.id, missingProof };
      const requestKey = readIdempotencyKey(request.headers['idempotency-key']);
      const changed = orFail(await refundOrder(db, { orderId, input: request.body, requestKey }, context));
      if (changed === undefined) {
        reply.header('idempotent-replayed', 'true');
      }
      app.forgetStockAndPrices(changed ?? []);
      return reply.code(201).send(orFail(await readOrderPage(db, orderId, actor)));
    },
  );

  app.delete(
    '/api/auth/panel/orders/:orderId/refunds/:id',
    {
      config: { access: 'orders', perMinute: { account: 60 } },
      schema: { params: idParams.extend({ id: z.string() }), tags },
    },
    async (request) => {
      const actor = requireUser(request);
      const orderId = readId(request.params.orderId);
      const asked = { orderId, id: requireId(request.params.id, texts.notThere) };
      const context = { actor, requestId: request.id, missingProof: undefined };
      app.forgetStockAndPrices(orFail(await undoRefund(db, asked, context)));
      return orFail(await readOrderPage(db, orderId, actor));
    },
  );
};
