import { calls } from '@aaram/shared-domain/contract/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/designs.ts';
import { findDesigns } from './designs.repository.ts';
import { createDesign, readDesign, readDesignOfLine, removeDesign, saveDesign, toDesign } from './designs.service.ts';
import { printFilesRoutes } from './files/print-files.routes.ts';
import { shapeText } from './outlines/shape-text.ts';
import { printDesign } from './print-design.ts';
import { sharesRoutes } from './share/shares.routes.ts';

const params = z.object({ id: z.string() });
const signedIn = { access: 'signed-in' } as const;
const tags = ['designs'];
const pictureUrl = z.string().max(400);
const requireDesign = (id: string) => requireId(id, texts.notFound);

/** Designs as their shopper keeps them. */
const ownDesignRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, pictures } = app;

  app.get('/api/designs', { config: signedIn, schema: { tags } }, async (request) =>
    (await findDesigns(db, requireUser(request).id)).map(toDesign),
  );

  app.post(
    '/api/designs',
    { config: { ...signedIn, perMinute: { account: 30 } }, schema: { body: calls['POST /designs'].body, tags } },
    async (request, reply) => {
      const { product, document } = request.body;
      const saving = {
        ownerId: requireUser(request).id,
        productId: requireId(product, common.productNotFound),
        document,
      };
      return reply.code(201).send(toDesign(orFail(await createDesign(db, saving, pictures))));
    },
  );

  app.get(
    '/api/printed-designs',
    { config: signedIn, schema: { querystring: z.object({ rawImage: pictureUrl, previewImage: pictureUrl }), tags } },
    async (request) => orFail(await readDesignOfLine(db, requireUser(request).id, request.query)),
  );

  app.get('/api/designs/:id', { config: signedIn, schema: { params, tags } }, async (request) =>
    toDesign(orFail(await readDesign(db, requireDesign(request.params.id), requireUser(request).id))),
  );

  app.put(
    '/api/designs/:id',
    {
      config: { ...signedIn, perMinute: { account: 90 } },
      schema: { params, body: calls['PUT /designs/{id}'].body, tags },
    },
    async (request) => {
      const { product, document, version } = request.body;
      const saving = {
        id: requireDesign(request.params.id),
        ownerId: requireUser(request).id,
        productId: requireId(product, common.productNotFound),
        ...{ document, version },
      };
      return toDesign(orFail(await saveDesign(db, saving, pictures)));
    },
  );

  app.delete('/api/designs/:id', { config: signedIn, schema: { params, tags } }, async (request) =>
    orFail(await removeDesign(db, requireDesign(request.params.id), requireUser(request).id)),
  );
};

/** Shoppers' designs for clothes that are printed (product-rules.md#designs). */
export const designsModule: FastifyPluginAsyncZod = async (app) => {
  const { db, pictures, mediaStore } = app;
  await app.register(printFilesRoutes);
  await app.register(sharesRoutes);
  await app.register(ownDesignRoutes);

  app.post(
    '/api/design-outlines',
    {
      config: { access: 'public', perMinute: { source: 240 } },
      schema: { body: calls['POST /design-outlines'].body, tags },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return Promise.all(request.body.texts.map(({ text, font }) => shapeText(text, font)));
    },
  );

  app.post(
    '/api/designs/:id/print',
    {
      config: { ...signedIn, perMinute: { account: 90 } },
      schema: { params, body: calls['POST /designs/{id}/print'].body, tags },
    },
    async (request) => {
      const asked = {
        id: requireDesign(request.params.id),
        ownerId: requireUser(request).id,
        productId: requireId(request.body.product, common.productNotFound),
        texts: request.body.texts,
      };
      const print = orFail(await printDesign(db, asked, { pictures, mediaStore }));
      if (print === undefined) {
        return { state: 'preparing' as const };
      }
      const { rawImage, previewImage, problems, sentence } = print;
      return { state: 'ready' as const, rawImage, previewImage, problems, sentence };
    },
  );
};
