import { MAX_PAGE_ROWS } from '@aaram/shared-domain/contract';
import { panelOrderFiltersSchema } from '@aaram/shared-domain/contract/schema';
import { orderStatuses } from '@aaram/shared-domain/order';
import { mailAgainInputSchema, statusInputSchema, trackingInputSchema } from '@aaram/shared-domain/order/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cutPage, parseCursor } from '#list-cursor.ts';
import { describePage } from '#list-page.ts';
import { requireId } from '#plugins/errors.ts';
import { queryNumber } from '#plugins/input.ts';
import { orFail } from '#plugins/refusals.ts';
import { findMissingProof, requireUser, rowsOf } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import { holdRoutes } from '../hold/hold.routes.ts';
import { listOrders, type OrderScope } from '../order-list.repository.ts';
import { orderPageRoutes } from '../page/order-page.routes.ts';
import { panelView, readOrders } from '../read-orders.service.ts';
import { refundRoutes } from '../refunds/refund.routes.ts';
import { changeStatus, changeTracking } from './change-order.service.ts';
import { countPanelOrders, listPanelOrders, type PanelScope } from './panel-order-list.repository.ts';
import { sendMailAgain } from './send-mail-again.service.ts';

const listQuery = z.strictObject({
  limit: queryNumber(200).optional(),
  cursor: z.string().max(200).optional(),
  q: z.string().trim().max(100).optional(),
  status: z.enum(orderStatuses).or(z.literal('')).optional(),
});
/** The list with all filters (product-rules.md#lists-of-the-panel). */
const searchQuery = panelOrderFiltersSchema.extend({
  limit: queryNumber(MAX_PAGE_ROWS).default(25),
  cursor: z.string().max(100).optional(),
});
const idParams = z.object({ orderId: z.string() });

/** A cursor is the id of the last order of the previous page. */
function readCursor(cursor: string | undefined): string | null {
  return cursor === undefined || cursor === '' ? null : requireId(cursor, common.pageNotFound);
}

/** The order that a call means, and which of its parcels. */
const readChange = ({ orderId }: { orderId: string }, { parcel }: { parcel?: string | undefined }) => ({
  orderId: requireId(orderId, common.orderNotFound),
  parcelId: parcel === undefined ? undefined : requireId(parcel, texts.parcelNotFound),
});

/** The lists of orders: the older ones by status, and the one with all filters. */
const listRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  async function list(request: FastifyRequest, reply: FastifyReply, query: z.infer<typeof listQuery>) {
    const user = requireUser(request);
    const scope: OrderScope = user.role === 'admin' ? 'all' : { sellerId: user.sellerId };
    const { limit, q, status } = query;
    const own = rowsOf(db, user);
    const { orders, next, total } = await listOrders(own, scope, {
      limit: limit ?? null,
      after: readCursor(query.cursor),
      status: status || null,
      q: q || null,
    });
    describePage(reply, { total, next });
    // Which orders: by the rows of the seller alone. Their amounts are shares, so all lines of them are read.
    return readOrders(db, orders, panelView(user, db));
  }

  const listOptions = { config: { access: 'orders' as const }, schema: { querystring: listQuery, tags: ['orders'] } };
  app.get('/api/auth/orders/all', listOptions, (request, reply) => list(request, reply, request.query));
  app.get('/api/auth/api/seller/orders', listOptions, (request, reply) => list(request, reply, request.query));

  const searchOptions = {
    config: { access: 'orders' as const },
    schema: { querystring: searchQuery, tags: ['orders'] },
  };
  app.get('/api/auth/panel/orders', searchOptions, async (request, reply) => {
    const user = requireUser(request);
    const scope: PanelScope = user.role === 'admin' ? 'all' : { sellerId: user.sellerId };
    const { limit, cursor, sort = '-work', ...match } = request.query;
    const position = orFail(parseCursor(cursor));
    const own = rowsOf(db, user);
    const [rows, total] = await Promise.all([
      listPanelOrders(own, { scope, match, sort, position, limit: limit + 1 }),
      countPanelOrders(own, scope, match),
    ]);
    const { page, nextCursor } = cutPage(rows, limit, position);
    describePage(reply, { total, next: nextCursor });
    // Which orders: by the rows of the seller alone. Their amounts are shares, so all lines of them are read.
    return readOrders(db, page, panelView(user, db));
  });
};

/** What is changed of an order, and a mail that is sent again. */
const changeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, config } = app;

  app.put(
    '/api/auth/orders/update-status/:orderId',
    { config: { access: 'orders' }, schema: { params: idParams, body: statusInputSchema, tags: ['orders'] } },
    async (request) => {
      const changed = await changeStatus(
        db,
        { ...readChange(request.params, request.body), to: request.body.orderStatus },
        {
          actor: requireUser(request),
          requestId: request.id,
          holdMinutes: config.holdMinutes,
          missingProof: findMissingProof(request),
        },
      );
      const order = orFail(changed);
      app.forgetStockAndPrices(order.product.map((line) => line.product._id));
      return order;
    },
  );

  // A mail again is for a person who did not get it, not to fill a mailbox.
  const limitMails = app.createLimit({
    name: 'mails again',
    max: 5,
    windowMs: 3_600_000,
    key: (request) => JSON.stringify(request.params),
  });

  app.post(
    '/api/auth/panel/orders/:orderId/mail',
    { config: { access: 'admin' }, schema: { params: idParams, body: mailAgainInputSchema, tags: ['orders'] } },
    async (request) => {
      const orderId = requireId(request.params.orderId, common.orderNotFound);
      await limitMails(request);
      const by = { actorId: requireUser(request).id, requestId: request.id };
      orFail(await sendMailAgain(db, { orderId, mail: request.body.mail }, by));
      return { message: texts.mailOnItsWay };
    },
  );

  app.put(
    '/api/auth/admin-orders/:orderId/tracking',
    {
      config: { access: 'orders', codes: { trackingId: 'INVALID_TRACKING_ID' } },
      schema: { params: idParams, body: trackingInputSchema, tags: ['orders'] },
    },
    async (request) =>
      orFail(
        await changeTracking(
          db,
          {
            ...readChange(request.params, request.body),
            trackingId: request.body.trackingId,
            carrier: request.body.carrier,
          },
          { actor: requireUser(request), requestId: request.id },
        ),
      ),
  );
};

/** Orders in the panel: a seller sees its own lines, an admin all (product-rules.md#seller-scope). */
export const panelOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(holdRoutes);
  await app.register(orderPageRoutes);
  await app.register(refundRoutes);
  await app.register(listRoutes);
  await app.register(changeRoutes);
};
