import type { CheckStatus } from '@aaram/shared-domain/order';
import { verifyPaymentInputSchema } from '@aaram/shared-domain/order/schema';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findNamedOrder, joinProviders, type OrderRow } from '#modules/orders/for-payments.ts';
import { findOrder } from '#modules/orders/index.ts';
import { fail, requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/payments.ts';
import { createCheckNow } from './check-now.ts';
import { type CheckContext, checkDueOrders } from './check-order.service.ts';
import { handleLookUps } from './look-up-order.ts';
import { payByLinkRoutes } from './pay-by-link.routes.ts';
import { payOrder } from './pay-order.service.ts';
import { forgetOldEvents, wasNotified } from './payments.repository.ts';
import type { PaymentProvider } from './provider.ts';
import { readProof } from './razorpay/read-proof.ts';
import { findForeignRefunds, findUnreportedDisputes, runDueRefunds } from './refunds.service.ts';
import { verifyPayment } from './verify-payment.service.ts';
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

/** Provides the payment providers to modules as `app.paymentProviders`. Register it before them. */
export const paymentProvidersPlugin = fp(
  async (app: FastifyInstance, { providers }: { providers: readonly PaymentProvider[] }) => {
    app.decorate(
      'paymentProviders',
      joinProviders(
        providers.map(({ gateway }) => gateway),
        wasNotified,
      ),
    );
  },
  { name: 'payment-providers', dependencies: ['db'] },
);

/** The provider retries for a day, and can send events again that are some weeks old. */
const EVENT_DAYS = 180;

const toStatus = ({ orderStatus, paymentStatus }: OrderRow): CheckStatus => ({ orderStatus, paymentStatus });

async function registerWork(app: FastifyInstance, context: CheckContext) {
  const { everyMs, batch, refundsEveryMs } = app.config.reconcile;
  const onFailure = (error: unknown, paymentId: string) =>
    app.log.error({ err: error, paymentId }, 'refund failed; it will be tried again');
  let nextPollAt = 0;
  async function lookForRefunds() {
    if (performance.now() < nextPollAt) {
      return;
    }
    nextPollAt = performance.now() + refundsEveryMs;
    for (const gateway of context.providers.all) {
      try {
        await findForeignRefunds(app.db, new Date(Date.now() - REFUND_DAYS * 86_400_000), { gateway });
        await findUnreportedDisputes(app.db, { gateway });
      } catch (error) {
        context.warn({ err: error }, 'the payment provider could not be asked about refunds and disputes');
      }
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
  const { db } = app;
  const limitPayments = app.createLimit({
    name: 'payments',
    max: 40,
    windowMs: 60_000,
    key: (request) => request.user?.id ?? request.ip,
  });

  const checkNow = createCheckNow(db, context);
  await app.register(payByLinkRoutes, { context, checkNow });

  app.post(
    '/api/orders/verify-payment',
    { config: { access: 'signed-in' }, schema: { body: verifyPaymentInputSchema, tags: ['payments'] } },
    async (request): Promise<CheckStatus> => {
      const order = await findOrder(db, requireId(request.body.order_id, common.orderNotFound));
      if (order === undefined || order.userId !== requireUser(request).id) {
        return fail(404, 'NOT_FOUND', common.orderNotFound);
      }
      const checked = await verifyPayment(
        db,
        { order, proof: readProof(request.body) },
        { providers: context.providers, checkNow },
      );
      return toStatus(checked ?? fail(400, 'INVALID_SIGNATURE', texts.paymentUnverified));
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
  async (app: FastifyInstance, { providers }: { providers: readonly PaymentProvider[] }) => {
    const context: CheckContext = {
      providers: app.paymentProviders,
      warn: (facts, message) => app.log.warn(facts, message),
    };
    await registerWork(app, context);
    handleLookUps(app, context);
    app.decorate('countWrongStates', watchWrongStates(app));
    await app.register(routes, { context });
    for (const { routes } of providers) {
      await app.register(routes);
    }
  },
  { name: 'payments', dependencies: ['payment-providers', 'background'] },
);
