import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import * as texts from '#texts/returns.ts';
import { readWorker } from '../work/read-worker.ts';
import { bookReturnPickup, TAKE_BACK_RETURN_PICKUP, takeBackPickup } from './book-return-pickup.service.ts';
import { toStaffReturns } from './read-returns.service.ts';

/** The carrier fetches what an approved return brings back (product-rules.md#return-pick-ups). */
export const returnPickupRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, config } = app;

  app.post(
    '/api/auth/panel/returns/:id/pickup',
    {
      config: { access: 'orders', perMinute: { account: 60 } },
      schema: { params: z.object({ id: z.string() }), tags: ['orders'] },
    },
    async (request, reply) => {
      const id = requireId(request.params.id, texts.returnNotFound);
      const row = orFail(await bookReturnPickup(db, id, { worker: readWorker(request), carrier: config.carrier }));
      const [answer] = await toStaffReturns(db, [row], requireUser(request));
      return reply.code(201).send(answer);
    },
  );

  app.handleJob(TAKE_BACK_RETURN_PICKUP, ({ trackingId }) => takeBackPickup(config.carrier, String(trackingId)));
};
