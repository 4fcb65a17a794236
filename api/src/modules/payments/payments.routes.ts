import type { CheckStatus } from '@aaram/shared-domain/order';
import { verifyPaymentInputSchema } from '@aaram/shared-domain/order/schema';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { inTransaction } from '#db/in-transaction.ts';
import {
  claimOrder,
  findNamedOrder,
  findOrder,
  GatewayRefusal,
  GatewayUnavailable,
  hastenCheck,
  isMismatch,
  markPending,
  type OrderRow,
} from '#modules/orders/index.ts';
import { fail, requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/payments.ts';
import { type CheckContext, checkDueOrders, checkOrder } from './check-order.service.ts';
import { isPaymentSigned } from './check-signature.ts';
import { handleLookUps } from './look-up-order.ts';
import { payOrder } from './pay-order.service.ts';
import { forgetOldEvents } from './payments.repository.ts';
import { createRazorpayGateway } from './razorpay-gateway.ts';
import { findForeignRefunds, findUnreportedDisputes, runDueRefunds } from './refunds.service.ts';
import { webhookRoutes } from './webhook.routes.ts';
import { watchWrongStates } from './wrong-states.ts';

const CHECK_PAUSE_SECONDS = 5;
/** After this long the rest of a backlog waits for the next run, ms. */
const BACKLOG_MS = 60_000;
/** A refund is completed within this many days; until then the provider is asked about it. */
const REFUND_DAYS = 10;

declare module 'fastify' {
  interface FastifyInstance {
    /** Checks the due orders with the provider and makes the due refunds. Tests call it. */
    runPaymentWork: (signal?: AbortSignal) => Promise<void>;
    /** Counts what must never be, for the metrics. Tests call it. */
    countWrongStates: () => Promise<void>;
  }
}

/** Provides the payment provider to modules as `app.paymentGateway`. Register it before them. */
export const paymentGatewayPlugin = fp(
  async (app: FastifyInstance) => {
    app.decorate('paymentGateway', createRazorpayGateway(app.config.payment));
  },
  { name: 'payment-gateway', dependencies: ['db'] },
);

/** The provider retries for a day, and can send events again that are some weeks old. */
const EVENT_DAYS = 180;

const toStatus = ({ orderStatus, paymentStatus }: OrderRow): CheckStatus => ({ orderStatus, paymentStatus });
const isAway = (error: unknown) => error instanceof GatewayUnavailable || error instanceof GatewayRefusal;

async function registerWork(app: FastifyInstance, context: CheckContext) {
  const { everyMs, batch, refundsEveryMs } = app.config.reconcile;
  const onFailure = (error: unknown, paymentId: string) =>
    app.log.error({ err: error, paymentId }, 'refund failed; it will be tried again');
  let nextLook = 0;
  async function lookForRefunds() {
    if (performance.now() < nextLook) {
      return;
    }
    nextLook = performance.now() + refundsEveryMs;
    try {
      await findForeignRefunds(app.db, new Date(Date.now() - REFUND_DAYS * 86_400_000), context);
      await findUnreportedDisputes(app.db, context);
    } catch (error) {
      context.warn({ err: error }, 'the payment provider could not be asked about refunds and disputes');
    }
  }
  /** A batch of orders and one of refunds, so that neither backlog waits for the other; whether more may be due. */
  async function workOff(): Promise<boolean> {
    const isMoreDue = await checkDueOrders(app.db, batch, context);
    const { claimed, made } = await runDueRefunds(app.db, batch, { ...context, onFailure });
    // While the provider refuses every refund, the others keep their first attempt for later.
    return isMoreDue || (claimed === batch && made > 0);
  }
  async function runPaymentWork(signal?: AbortSignal) {
    const endsAt = performance.now() + BACKLOG_MS;
    while ((await workOff()) && performance.now() < endsAt && signal?.aborted !== true) {
      // More may be due.
    }
    await lookForRefunds();
  }
  app.decorate('runPaymentWork', runPaymentWork);
  app.addBackground({ name: 'payments', everyMs, run: runPaymentWork });
  app.addBackground({
    name: 'forget old payment events',
    everyMs: 3_600_000,
    run: async () => void (await forgetOldEvents(app.db, EVENT_DAYS)),
  });
}

const routes: FastifyPluginAsyncZod<{ context: CheckContext }> = async (app, { context }) => {
  const { db, config } = app;
  const limitPayments = app.createLimit({
    name: 'payments',
    max: 40,
    windowMs: 60_000,
    key: (request) => request.user?.id ?? request.ip,
  });

  /**
   * Asks the provider about an order now, unless that was done less than `pauseSeconds` ago. An unavailable provider is
   * no error here.
   */
  async function checkNow(order: OrderRow, pauseSeconds: number, source: 'verify' | 'reconcile'): Promise<OrderRow> {
    const claimed = await claimOrder(db, order.id, pauseSeconds);
    if (claimed === undefined) {
      return (await findOrder(db, order.id)) ?? order;
    }
    try {
      await checkOrder(db, { order: claimed, source }, context);
    } catch (error) {
      if (!isAway(error)) {
        throw error;
      }
      context.warn({ err: error, orderId: order.id }, 'the payment provider could not be asked about an order');
      await hastenCheck(db, order.id);
    }
    return (await findOrder(db, order.id)) ?? order;
  }

  app.post(
    '/api/orders/verify-payment',
    { config: { access: 'signed-in' }, schema: { body: verifyPaymentInputSchema, tags: ['payments'] } },
    async (request): Promise<CheckStatus> => {
      const { order_id, razorpay_payment_id, razorpay_signature } = request.body;
      const order = await findOrder(db, requireId(order_id, common.orderNotFound));
      if (order === undefined || order.userId !== requireUser(request).id) {
        return fail(404, 'NOT_FOUND', common.orderNotFound);
      }
      // Uses the stored id, never the posted one: a signature for another order must not pay this one.
      const isRight =
        order.providerOrderId !== null &&
        isPaymentSigned(config.payment.keySecrets, order.providerOrderId, razorpay_payment_id, razorpay_signature);
      if (!isRight) {
        fail(400, 'INVALID_SIGNATURE', texts.paymentUnverified);
      }
      const checked = await checkNow(order, 0, 'verify');
      if (checked.paymentStatus !== 'Initiated' || (await isMismatch(db, razorpay_payment_id))) {
        return toStatus(checked);
      }
      // The proof is right, but the provider is unavailable or does not report the payment yet.
      await inTransaction(db, (tx) => markPending(tx, order.id, 'verify'));
      return toStatus((await findOrder(db, order.id)) ?? checked);
    },
  );

  app.post(
    '/api/orders/:id/pay',
    { config: { access: 'signed-in' }, schema: { params: z.object({ id: z.string() }), tags: ['payments'] } },
    async (request) => {
      await limitPayments(request);
      const order = await findOrder(db, requireId(request.params.id, common.orderNotFound));
      if (order === undefined || order.userId !== requireUser(request).id) {
        return fail(404, 'NOT_FOUND', common.orderNotFound);
      }
      return orFail(await payOrder(db, order, { ...context, check: (one) => checkNow(one, 0, 'reconcile') }));
    },
  );

  app.get(
    '/api/orders/check-status',
    {
      config: { access: 'signed-in' },
      schema: {
        querystring: z.strictObject({ order_id: z.string({ error: texts.orderIdMissing }).min(1) }),
        tags: ['payments'],
      },
    },
    async (request): Promise<CheckStatus> => {
      const user = requireUser(request);
      const order = await findNamedOrder(db, request.query.order_id);
      if (order === undefined || (order.userId !== user.id && user.role !== 'admin')) {
        return fail(404, 'NOT_FOUND', common.orderNotFound);
      }
      return toStatus(await checkNow(order, CHECK_PAUSE_SECONDS, 'reconcile'));
    },
  );
};

/** Payment: the browser's proof, the provider's notifications, and the reconciler for when neither has arrived. */
export const paymentsModule = fp(
  async (app: FastifyInstance) => {
    const context: CheckContext = {
      gateway: app.paymentGateway,
      warn: (facts, message) => app.log.warn(facts, message),
    };
    await registerWork(app, context);
    handleLookUps(app, context);
    app.decorate('countWrongStates', watchWrongStates(app));
    await app.register(routes, { context });
    await app.register(webhookRoutes);
  },
  { name: 'payments', dependencies: ['payment-gateway', 'background'] },
);
