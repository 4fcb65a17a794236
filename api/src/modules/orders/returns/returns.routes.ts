import { returnInputSchema, returnMoveSchema } from '@aaram/shared-domain/return/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describePage } from '#list-page.ts';
import { requireId } from '#plugins/errors.ts';
import { readIdempotencyKey } from '#plugins/idempotency-key.ts';
import { queryNumber } from '#plugins/input.ts';
import { orFail } from '#plugins/refusals.ts';
import { findMissingProof, requireUser, rowsOf } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as orderTexts from '#texts/orders.ts';
import * as texts from '#texts/returns.ts';
import { askReturn } from './ask-return.service.ts';
import { moveReturn } from './move-return.service.ts';
import { readOrderReturns, readPanelReturns, toStaffReturns } from './read-returns.service.ts';
import { handleReturnMails } from './return-mail.ts';
import { returnPickupRoutes } from './return-pickup.routes.ts';
import { sendReturnMailAgain } from './send-return-mail-again.service.ts';

const tags = ['orders'];
const idParams = z.object({ id: z.string() });
const listQuery = z.strictObject({
  filter: z.enum(['to-answer', 'open', 'all']).or(z.literal('')).optional(),
  limit: queryNumber(100).optional(),
  cursor: z.string().max(64).optional(),
});

const perMinute = { account: 20, source: 120 };
const orderId = (id: string) => requireId(id, common.orderNotFound);
const returnId = (id: string) => requireId(id, texts.returnNotFound);

/** What a shopper asks for, and takes back. */
const shopperRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get(
    '/api/orders/:id/returns',
    { config: { access: 'signed-in' }, schema: { params: idParams, tags } },
    async (request) => orFail(await readOrderReturns(db, orderId(request.params.id), requireUser(request).id)),
  );

  app.post(
    '/api/orders/:id/returns',
    { config: { access: 'signed-in', perMinute }, schema: { params: idParams, body: returnInputSchema, tags } },
    async (request, reply) => {
      const shopperId = requireUser(request).id;
      const asked = {
        orderId: orderId(request.params.id),
        shopperId,
        input: request.body,
        requestKey: readIdempotencyKey(request.headers['idempotency-key']),
      };
      const changed = orFail(
        await askReturn(db, asked, {
          areOwnPictures: (tx, urls) => app.pictures.areOwn(shopperId, 'return', urls, tx),
        }),
        { IDEMPOTENCY_KEY_REUSED: 409 },
      );
      if (changed === undefined) {
        reply.header('idempotent-replayed', 'true');
      }
      app.forgetStockAndPrices(changed ?? []);
      return reply.code(201).send(orFail(await readOrderReturns(db, asked.orderId, shopperId)));
    },
  );

  app.post(
    '/api/orders/:id/returns/:returnId/withdraw',
    {
      config: { access: 'signed-in', perMinute },
      schema: { params: idParams.extend({ returnId: z.string() }), tags },
    },
    async (request) => {
      const actor = requireUser(request);
      const id = orderId(request.params.id);
      const mover = { actor, role: 'shopper', missingProof: undefined, requestId: request.id } as const;
      const row = orFail(await moveReturn(db, returnId(request.params.returnId), { action: 'withdraw' }, mover));
      app.forgetStockAndPrices([row.productId]);
      return orFail(await readOrderReturns(db, id, actor.id));
    },
  );
};

/** What sellers and admins answer. */
const panelRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get(
    '/api/auth/panel/returns',
    { config: { access: 'orders' }, schema: { querystring: listQuery, tags } },
    async (request, reply) => {
      const { filter, limit = 50, cursor } = request.query;
      const after = cursor === undefined || cursor === '' ? null : requireId(cursor, common.pageNotFound);
      const reader = requireUser(request);
      const query = { reader, filter: filter || 'open', after, limit } as const;
      const { returns, total, next } = await readPanelReturns({ own: rowsOf(db, reader), store: db }, query);
      describePage(reply, { total, next });
      return returns;
    },
  );

  app.put(
    '/api/auth/panel/returns/:id',
    {
      config: { access: 'orders', perMinute: { account: 120 }, codes: { trackingId: 'INVALID_TRACKING_ID' } },
      schema: { params: idParams, body: returnMoveSchema, tags },
    },
    async (request) => {
      const actor = requireUser(request);
      const missingProof = actor.role === 'admin' ? findMissingProof(request) : undefined;
      const mover = { actor, role: 'staff', missingProof, requestId: request.id } as const;
      const row = orFail(await moveReturn(db, returnId(request.params.id), request.body, mover));
      app.forgetStockAndPrices([row.productId]);
      const [answer] = await toStaffReturns(db, [row], actor);
      return answer;
    },
  );

  // A mail again is for a person who did not get it, not to fill a mailbox.
  const limitMails = app.createLimit({
    name: 'return mails again',
    max: 5,
    windowMs: 3_600_000,
    key: (request) => JSON.stringify(request.params),
  });

  app.post(
    '/api/auth/panel/returns/:id/mail',
    { config: { access: 'admin' }, schema: { params: idParams, tags } },
    async (request) => {
      const id = returnId(request.params.id);
      await limitMails(request);
      orFail(await sendReturnMailAgain(db, id, { actorId: requireUser(request).id, requestId: request.id }));
      return { message: orderTexts.mailOnItsWay };
    },
  );
};

/** Pieces that are cancelled, sent back or exchanged: asked by shoppers, answered by sellers and admins. */
export const returnRoutes: FastifyPluginAsyncZod = async (app) => {
  handleReturnMails(app);
  await app.register(returnPickupRoutes);
  await app.register(shopperRoutes);
  await app.register(panelRoutes);
};
