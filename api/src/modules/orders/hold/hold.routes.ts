import { holdDecisionSchema } from '@aaram/shared-domain/order/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { findMissingProof, requireUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import { decideHold } from './decide-hold.service.ts';
import { readDisputes } from './read-disputes.ts';

const idParams = z.object({ orderId: z.string() });

/** Disputed payments, and decisions about orders that wait because of their money, for admins. */
export const holdRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, config } = app;

  app.get('/api/auth/panel/disputes', { config: { access: 'admin' }, schema: { tags: ['orders'] } }, () =>
    readDisputes(db),
  );

  app.put(
    '/api/auth/panel/orders/:orderId/hold',
    { config: { access: 'admin' }, schema: { params: idParams, body: holdDecisionSchema, tags: ['orders'] } },
    async (request) => {
      const decided = await decideHold(
        db,
        { orderId: requireId(request.params.orderId, common.orderNotFound), ...request.body },
        {
          actor: requireUser(request),
          requestId: request.id,
          holdMinutes: config.holdMinutes,
          missingProof: findMissingProof(request),
        },
      );
      const order = orFail(decided);
      app.forgetStockAndPrices(order.product.map((line) => line.product._id));
      return order;
    },
  );
};
