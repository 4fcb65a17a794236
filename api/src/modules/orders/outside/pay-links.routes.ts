import { randomBytes } from 'node:crypto';
import { calls } from '@aaram/shared-domain/contract/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { hashPassword } from '#modules/identity/index.ts';
import { requireId } from '#plugins/errors.ts';
import { readIdempotencyKey } from '#plugins/idempotency-key.ts';
import { orFail } from '#plugins/refusals.ts';
import { readReleaseSet } from '#plugins/request-log.ts';
import { requireUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import { cancelLink, noteLinkSent, readLinks, renewLink } from './manage-links.service.ts';
import { makeOutsideOrder } from './outside-order.service.ts';

const tags = ['orders'];
const params = z.object({ id: z.string() });
const config = { access: 'orders', perMinute: { account: 60 } } as const;

/** Orders that staff make for customers, and their links (product-rules.md#orders-for-customers). */
export const payLinkRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const { secrets, publicUrl, maxLinkDiscountPercent } = app.config;
  const keys = { secrets, publicUrl };
  /** Customers without an account get one with a random password, which is not stored. */
  let unknown: Promise<string> | undefined;
  const readUnknown = () => {
    unknown ??= hashPassword(randomBytes(32).toString('base64url'));
    return unknown;
  };
  type Call = { id: string; params: { id: string } } & Parameters<typeof requireUser>[0];
  const named = ({ params: { id } }: Call) => requireId(id, common.orderNotFound);
  const caller = (request: Call | Parameters<typeof requireUser>[0]) => ({
    ...{ user: requireUser(request), requestId: request.id, keys },
  });

  app.get('/api/auth/panel/payment-links', { config: { access: 'orders' }, schema: { tags } }, (request) =>
    readLinks(db, requireUser(request), keys),
  );

  app.post(
    '/api/auth/panel/payment-links',
    { config, schema: { body: calls['POST /auth/panel/payment-links'].body, tags } },
    async (request, reply) => {
      const asked = {
        ...{ user: requireUser(request), input: request.body, requestId: request.id },
        idempotencyKey: readIdempotencyKey(request.headers['idempotency-key']),
        releaseSet: readReleaseSet(request) ?? null,
      };
      const context = {
        ...{ keys, maxDiscountPercent: maxLinkDiscountPercent, passwordHash: await readUnknown() },
        provider: app.paymentProviders.main.provider,
      };
      const link = orFail(await makeOutsideOrder(db, asked, context));
      app.forgetStockAndPrices(request.body.product.map(({ product }) => product.toLowerCase()));
      return reply.code(201).send(link);
    },
  );

  app.post('/api/auth/panel/payment-links/:id/renewals', { config, schema: { params, tags } }, async (request, reply) =>
    reply.code(201).send(orFail(await renewLink(db, named(request), caller(request))).changed),
  );

  app.post(
    '/api/auth/panel/payment-links/:id/sendings',
    { config, schema: { params, body: calls['POST /auth/panel/payment-links/{id}/sendings'].body, tags } },
    async (request) => orFail(await noteLinkSent(db, named(request), request.body.by, caller(request))).changed,
  );

  app.delete('/api/auth/panel/payment-links/:id', { config, schema: { params, tags } }, async (request) => {
    const { changed, products } = orFail(await cancelLink(db, named(request), caller(request)));
    app.forgetStockAndPrices(products);
    return changed;
  });
};
