import { calls } from '@aaram/shared-domain/contract/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/designs.ts';
import { toDesign } from '../designs.service.ts';
import { copyShared, endShare, readShare, readShared, shareDesign } from './share-design.service.ts';

const params = z.object({ id: z.string() });
const byToken = z.object({ token: z.string().max(40) });
const tags = ['designs'];

/** Designs that their makers show by a link (product-rules.md#designs). */
export const sharesRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const signedIn = { access: 'signed-in', perMinute: { account: 30 } } as const;
  type Call = { params: { id: string } } & Parameters<typeof requireUser>[0];
  const own = (request: Call) => ({
    id: requireId(request.params.id, texts.notFound),
    ownerId: requireUser(request).id,
  });

  app.get('/api/designs/:id/share', { config: { access: 'signed-in' }, schema: { params, tags } }, async (request) =>
    orFail(await readShare(db, own(request))),
  );

  app.put(
    '/api/designs/:id/share',
    { config: signedIn, schema: { params, body: calls['PUT /designs/{id}/share'].body, tags } },
    async (request) => {
      const { product, mayCopy } = request.body;
      const productId = requireId(product, common.productNotFound);
      return orFail(await shareDesign(db, { ...own(request), productId, mayCopy }));
    },
  );

  app.delete('/api/designs/:id/share', { config: signedIn, schema: { params, tags } }, (request) =>
    endShare(db, own(request)),
  );

  app.get(
    '/api/shared-designs/:token',
    { config: { access: 'public', perMinute: { source: 120 } }, schema: { params: byToken, tags } },
    async (request, reply) => {
      // The link can be ended at any moment.
      reply.header('cache-control', 'no-store');
      return orFail(await readShared(db, request.params.token));
    },
  );

  app.post(
    '/api/shared-designs/:token/copies',
    { config: signedIn, schema: { params: byToken, tags } },
    async (request, reply) => {
      const copied = await copyShared(db, { token: request.params.token, ownerId: requireUser(request).id });
      return reply.code(201).send(toDesign(orFail(copied)));
    },
  );
};
