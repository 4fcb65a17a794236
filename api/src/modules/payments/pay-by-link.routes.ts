import { calls } from '@aaram/shared-domain/contract/schema';
import type { CheckStatus } from '@aaram/shared-domain/order';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findLinkedOrder, noteOpened, openProviderOrder, readPayPage } from '#modules/orders/for-payments.ts';
import { fail } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import * as texts from '#texts/pay-links.ts';
import * as paymentTexts from '#texts/payments.ts';
import type { CheckNow } from './check-now.ts';
import type { CheckContext } from './check-order.service.ts';
import { payOrder } from './pay-order.service.ts';
import { readProof } from './razorpay/read-proof.ts';
import { verifyPayment } from './verify-payment.service.ts';

const tags = ['payments'];
const BODY_BYTES = 4096;
/** The page asks again while a payment is being checked, s. */
const CHECK_PAUSE_SECONDS = 5;
const config = { access: 'public', perMinute: { source: 30 } } as const;

/** Paying by a link (product-rules.md#page-of-a-payment-link). The token stands in the body, so that no log has it. */
export const payByLinkRoutes: FastifyPluginAsyncZod<{ context: CheckContext; checkNow: CheckNow }> = async (
  app,
  { context, checkNow },
) => {
  const { db } = app;
  const find = async (token: string) => (await findLinkedOrder(db, token)) ?? fail(404, 'NOT_FOUND', texts.linkEnded);

  app.post(
    '/api/payment-links/open',
    { bodyLimit: BODY_BYTES, config, schema: { body: calls['POST /payment-links/open'].body, tags } },
    async (request, reply) => {
      const { link, order } = await find(request.body.token);
      const checked = order.providerOrderId === null ? order : await checkNow(order, CHECK_PAUSE_SECONDS, 'reconcile');
      const page = orFail(await readPayPage(db, link, checked));
      await noteOpened(db, order.id);
      return reply.header('cache-control', 'no-store').send(page);
    },
  );

  app.post(
    '/api/payment-links/pay',
    { bodyLimit: BODY_BYTES, config, schema: { body: calls['POST /payment-links/pay'].body, tags } },
    async (request, reply) => {
      const { order } = await find(request.body.token);
      const check = () => checkNow(order, 0, 'reconcile');
      const open = order.providerOrderId === null ? { open: openProviderOrder } : {};
      const paid = orFail(await payOrder(db, order, { ...context, check, ...open }));
      const { order: payable, ...session } = paid;
      return session.session === null
        ? fail(409, 'ALREADY_PAID', texts.paidAlready)
        : reply.header('cache-control', 'no-store').send({ number: payable.number, ...session });
    },
  );

  app.post(
    '/api/payment-links/verify',
    { bodyLimit: BODY_BYTES, config, schema: { body: calls['POST /payment-links/verify'].body, tags } },
    async (request): Promise<CheckStatus> => {
      const { order } = await find(request.body.token);
      const proof = readProof(request.body);
      const checked = await verifyPayment(db, { order, proof }, { providers: context.providers, checkNow });
      const { orderStatus, paymentStatus } = checked ?? fail(400, 'INVALID_SIGNATURE', paymentTexts.paymentUnverified);
      return { orderStatus, paymentStatus };
    },
  );
};
