import { isDatabaseAway } from '@aaram/runtime/db/errors';
import { readAddress } from '@aaram/shared-domain/address';
import { createOrderInputSchema, findOrderInputSchema } from '@aaram/shared-domain/order/schema';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createGuessLimits } from '#modules/identity/index.ts';
import { readIdempotencyKey } from '#plugins/idempotency-key.ts';
import { orFail } from '#plugins/refusals.ts';
import { readReleaseSet } from '#plugins/request-log.ts';
import { requireUser } from '#plugins/session.ts';
import * as texts from '#texts/orders.ts';
import { askCarrier } from './carrier/ask-carrier.service.ts';
import { carrierRoutes } from './carrier/carrier.routes.ts';
import { carrierDeskRoutes } from './carrier/carrier-desk.routes.ts';
import { ASK_CARRIER } from './carrier/note-push.ts';
import { TAKE_BACK_BOOKING, takeBackBooking } from './carrier/take-back-bookings.ts';
import { findProgress } from './find-order.service.ts';
import { giftRoutes } from './gift/gift.routes.ts';
import { handleOrderMails } from './mail/mail-jobs.ts';
import { payLinkRoutes } from './outside/pay-links.routes.ts';
import { panelOrderRoutes } from './panel/panel-orders.routes.ts';
import { toPayable } from './place/open-payment.ts';
import { placeOrder } from './place/place-order.service.ts';
import { readOrderRoutes } from './read-orders.routes.ts';
import { returnRoutes } from './returns/returns.routes.ts';
import { keepRates } from './tax/accounts.repository.ts';
import { accountRoutes } from './tax/accounts.routes.ts';
import { keepSupplier } from './tax/supplier.ts';
import { workRoutes } from './work/work.routes.ts';

const MINUTE = 60_000;

/** What no call asks for: mails, the carrier, and the legal facts of the store. */
function workInBackground(app: FastifyInstance) {
  const { db, config } = app;
  handleOrderMails(app);
  app.handleJob(TAKE_BACK_BOOKING, ({ parcelId }) => takeBackBooking(db, String(parcelId), config.carrier));
  const { carrier } = config;
  if (carrier !== null) {
    app.handleJob(ASK_CARRIER, async () => void (await askCarrier(db, carrier)));
    app.addBackground({
      name: 'ask the carrier',
      everyMs: 5 * MINUTE,
      run: async () => void (await askCarrier(db, carrier)),
    });
  }
  // Payments are settled by several processes, also by those that know nothing of the store's settings.
  const keep = async () => {
    await keepSupplier(db, config.store);
    await keepRates(db, config.accountRates);
  };
  // The API starts without its database too; the background work keeps them once it is back.
  app.addHook('onReady', () =>
    keep().catch((error: unknown) => {
      if (!isDatabaseAway(error)) {
        throw error;
      }
    }),
  );
  app.addBackground({ name: 'keep the legal facts of the store', everyMs: 60_000, isOfAnswers: true, run: keep });
}

/** Buying, and finding an order without an account. */
const buyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, config } = app;
  const guesses = createGuessLimits(app);
  // Per shopper, not per address, because a whole neighbourhood may share one.
  const limitOrders = app.createLimit({
    name: 'orders',
    max: 40,
    windowMs: MINUTE,
    key: (request) => request.user?.id ?? request.ip,
  });

  const report = (error: unknown) => app.log.error({ err: error }, 'the payment provider did not open an order');

  app.post(
    '/api/orders/create-order',
    {
      config: {
        access: 'signed-in',
        codes: { paymentStatus: 'INVALID_FIELD', orderStatus: 'INVALID_FIELD', quantity: 'INVALID_QUANTITY' },
      },
      schema: { body: createOrderInputSchema, tags: ['orders'] },
    },
    async (request, reply) => {
      await limitOrders(request);
      const asked = {
        user: requireUser(request),
        input: { ...request.body, shippingAddress: readAddress(request.body.shippingAddress) },
        idempotencyKey: readIdempotencyKey(request.headers['idempotency-key']),
        releaseSet: readReleaseSet(request) ?? null,
      };
      const context = { providers: app.paymentProviders, holdMinutes: config.holdMinutes, report };
      const placed = orFail(await placeOrder(db, asked, context));
      if (placed.isReplay) {
        reply.header('idempotent-replayed', 'true');
      }
      const payable = orFail(await toPayable(db, placed.order, context));
      app.forgetStockAndPrices(payable.order.product.map((line) => line.product._id));
      return reply.code(201).send(payable);
    },
  );

  app.post(
    '/api/orders/find',
    {
      bodyLimit: 4096,
      config: { access: 'public', perMinute: { source: 10 } },
      schema: { body: findOrderInputSchema, tags: ['orders'] },
    },
    async (request, reply) => {
      const progress = await findProgress(db, request.body, (named, accountId) =>
        guesses.take(request, { name: `order:${named}`, accountId }, texts.tooManyTries),
      );
      return reply.header('cache-control', 'no-store').send(orFail(progress));
    },
  );
};

/** Orders of shoppers, and orders in the panel. */
export const ordersModule: FastifyPluginAsyncZod = async (app) => {
  await app.register(panelOrderRoutes);
  await app.register(returnRoutes);
  await app.register(workRoutes);
  await app.register(accountRoutes);
  await app.register(carrierRoutes);
  await app.register(carrierDeskRoutes);
  await app.register(giftRoutes);
  await app.register(payLinkRoutes);
  await app.register(readOrderRoutes);
  workInBackground(app);
  await app.register(buyRoutes);
};
