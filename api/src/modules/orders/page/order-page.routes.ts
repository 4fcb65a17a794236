import { noteInputSchema } from '@aaram/shared-domain/order-page/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import { addNote, readOrderPage, readOwnSteps } from './order-page.service.ts';

const tags = ['orders'];
/** A number as people write it, or an id. */
const namedParams = z.object({ orderId: z.string().max(64) });

/** One order with everything about it: for staff in the panel, and its steps for its shopper. */
export const orderPageRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get(
    '/api/auth/panel/orders/:orderId',
    { config: { access: 'orders' }, schema: { params: namedParams, tags } },
    async (request) => orFail(await readOrderPage(db, request.params.orderId, requireUser(request))),
  );

  app.post(
    '/api/auth/panel/orders/:orderId/notes',
    {
      config: { access: 'orders', perMinute: { account: 30 } },
      schema: { params: namedParams, body: noteInputSchema, tags },
    },
    async (request, reply) => {
      const note = { named: request.params.orderId, text: request.body.text };
      const page = await addNote(db, note, { user: requireUser(request), requestId: request.id });
      return reply.code(201).send(orFail(page));
    },
  );

  app.get(
    '/api/orders/:id/steps',
    { config: { access: 'signed-in' }, schema: { params: z.object({ id: z.string() }), tags } },
    async (request) => {
      const id = requireId(request.params.id, common.orderNotFound);
      return orFail(await readOwnSteps(db, id, requireUser(request).id));
    },
  );
};
