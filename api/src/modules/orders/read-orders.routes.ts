import { invoiceSchema } from '@aaram/shared-domain/invoice/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describePage } from '#list-page.ts';
import { requireId } from '#plugins/errors.ts';
import { queryNumber } from '#plugins/input.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import { addReviews } from './add-reviews.ts';
import { readNamedOrder } from './find-order.service.ts';
import { findPaidBy, listOrders } from './order-list.repository.ts';
import { readerOf, readInvoiceFor, readOrderFor, readOrders } from './read-orders.service.ts';
import { readPaidBy } from './refunds/refund-json.ts';

/** `order`: only the one with this number or id, however it is typed. */
const myOrdersQuery = z.strictObject({
  limit: queryNumber(100).optional(),
  cursor: z.string().max(64).optional(),
  order: z.string().optional(),
});

/** Reading the orders that one may see. */
export const readOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, config } = app;

  app.get(
    '/api/orders/user-orders',
    { config: { access: 'signed-in' }, schema: { querystring: myOrdersQuery, tags: ['orders'] } },
    async (request, reply) => {
      const { limit, cursor, order } = request.query;
      const named = order === undefined ? undefined : readNamedOrder(order);
      if (order !== undefined && named === undefined) {
        return reply.header('x-total-count', '0').send([]);
      }
      const scope = { buyerId: requireUser(request).id };
      const after = cursor === undefined || cursor === '' ? null : requireId(cursor, common.pageNotFound);
      const list = await listOrders(db, scope, { limit: limit ?? null, after, status: null, q: null, named });
      describePage(reply, list);
      return addReviews(db, scope.buyerId, await readOrders(db, list.orders));
    },
  );

  app.get(
    '/api/orders/paid-ways',
    { config: { access: 'signed-in' }, schema: { tags: ['orders'] } },
    async (request) => {
      const paidBy = await findPaidBy(db, requireUser(request).id);
      return [...new Set(paidBy.map(readPaidBy))];
    },
  );

  app.get(
    '/api/auth/orders/:id',
    { config: { access: 'signed-in' }, schema: { params: z.object({ id: z.string() }), tags: ['orders'] } },
    async (request) => {
      const id = requireId(request.params.id, common.orderNotFound);
      return orFail(await readOrderFor(db, id, { reader: readerOf(requireUser(request)) }));
    },
  );

  app.get(
    '/api/orders/:id/invoice',
    {
      config: { access: 'signed-in' },
      schema: { params: z.object({ id: z.string() }), response: { 200: invoiceSchema }, tags: ['orders'] },
    },
    async (request) => {
      const id = requireId(request.params.id, common.orderNotFound);
      return orFail(await readInvoiceFor(db, id, { reader: readerOf(requireUser(request)), settings: config.store }));
    },
  );
};
