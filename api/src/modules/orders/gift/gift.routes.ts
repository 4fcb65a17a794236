import { giftCardInputSchema } from '@aaram/shared-domain/credit/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readIdempotencyKey } from '#plugins/idempotency-key.ts';
import { orFail } from '#plugins/refusals.ts';
import { readReleaseSet } from '#plugins/request-log.ts';
import { requireUser } from '#plugins/session.ts';
import { buyGift } from './buy-gift.service.ts';
import { deleteUnpaidGifts } from './gift-order.repository.ts';

const DAY = 86_400_000;
/** The provider is asked about an unpaid order for a week. */
const RETENTION_DAYS = 10;

/** Buying gift cards. */
export const giftRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addBackground({
    name: 'forget unpaid gift cards',
    everyMs: DAY,
    run: async () => void (await deleteUnpaidGifts(app.db, RETENTION_DAYS)),
  });
  const report = (error: unknown) => app.log.error({ err: error }, 'the payment provider did not open a gift card');

  app.post(
    '/api/gift-cards',
    {
      config: { access: 'signed-in', perMinute: { account: 10 } },
      schema: { body: giftCardInputSchema, tags: ['credits'] },
    },
    async (request, reply) => {
      const asked = {
        user: requireUser(request),
        gift: request.body,
        idempotencyKey: readIdempotencyKey(request.headers['idempotency-key']),
        releaseSet: readReleaseSet(request) ?? null,
      };
      return reply.code(201).send(orFail(await buyGift(app.db, asked, { providers: app.paymentProviders, report })));
    },
  );
};
