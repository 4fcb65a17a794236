import { MAX_PRODUCT_IMAGES } from '@aaram/shared-domain/catalog';
import { ownProductSchema, productUpdateSchema } from '@aaram/shared-domain/catalog/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail, requireId } from '#plugins/errors.ts';
import { readForm, refuseUnknownField } from '#plugins/forms.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser, rowsOf, teamDb } from '#plugins/session.ts';
import * as texts from '#texts/catalog.ts';
import * as common from '#texts/common.ts';
import { buildList, type CatalogContext, type ListInput } from '../listing/list.service.ts';
import type { LongLists } from '../listing/long-list.ts';
import { sendLongList } from '../listing/send-long-list.ts';
import { findOwnProduct } from '../product.repository.ts';
import { sellerListQuerySchema } from '../product-query.ts';
import { addProduct } from './add-product.service.ts';
import { copyProduct } from './copy-product.service.ts';
import { addPictures, editProduct, type HeldStock, withdrawProduct } from './edit-product.service.ts';

const config = { access: 'catalogue' } as const;
const tags = ['seller catalogue'];
const params = z.object({ id: z.string() });
/** What an edit may name that changes stock and price alone. */
const stockAndPrice: readonly string[] = ['stock', 'price', 'mrp', 'version'];

/** A form with at most as many pictures as a product has. */
const readPictureForm = (request: FastifyRequest) =>
  readForm(request, {
    maxFiles: MAX_PRODUCT_IMAGES,
    onTooMany: () =>
      fail(400, 'INVALID_INPUT', texts.tooManyImages, {
        issues: [{ path: 'images', message: texts.tooManyImages }],
      }),
  });

/** The version an edit was made from, in `If-Match`, bare or in quotes; an unknown form matches no version. */
function readIfMatch(header: string | undefined): { version?: number } {
  if (header === undefined || header.trim() === '*') {
    return {};
  }
  const [, digits] = /^\s*(?:W\/)?"?(\d{1,15})"?\s*$/.exec(header) ?? [];
  return { version: digits === undefined ? -1 : Number(digits) };
}

/** New products, and pictures for one. */
const addRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/auth/seller/products/:id/copy',
    { config: { ...config, perMinute: { account: 30, source: 60 } }, schema: { params, tags } },
    async (request, reply) => {
      const id = requireId(request.params.id, common.productNotFound);
      const copy = { id, user: requireUser(request), requestId: request.id };
      return reply.code(201).send(orFail(await copyProduct(teamDb(app.db, copy.user), copy)));
    },
  );

  app.post(
    '/api/auth/add-product',
    {
      config: { ...config, perMinute: { account: 30, source: 60 } },
      schema: { consumes: ['multipart/form-data'], tags },
    },
    async (request, reply) => {
      const user = requireUser(request);
      const form = await readPictureForm(request);
      const added = orFail(await addProduct(teamDb(app.db, user), { form, user, requestId: request.id }, app));
      app.forgetProducts([added._id]);
      return reply.code(201).send(added);
    },
  );

  app.post(
    '/api/auth/products/:id/images',
    {
      config: { ...config, perMinute: { account: 30, source: 60 } },
      schema: { params, consumes: ['multipart/form-data'], tags },
    },
    async (request, reply) => {
      const id = requireId(request.params.id, common.productNotFound);
      const { fields, files, names } = await readPictureForm(request);
      const user = requireUser(request);
      const [foreign] = fields.keys();
      const product = orFail(
        foreign === undefined
          ? await addPictures(teamDb(app.db, user), { id, files, names, user, requestId: request.id }, app)
          : refuseUnknownField(foreign),
      );
      app.forgetProducts([id]);
      return reply.code(201).send(product);
    },
  );
};

/** The product calls of sellers and admins; a seller reaches only its own products. */
export const sellerCatalogRoutes: FastifyPluginAsyncZod<
  CatalogContext & HeldStock & { openLongList: LongLists }
> = async (app, { openLongList, hasHeldSizes, ...context }) => {
  const listSchema = { querystring: sellerListQuerySchema, tags };
  app.get('/api/auth/seller/products', { config, schema: listSchema }, async (request, reply) => {
    const user = requireUser(request);
    const isOwnOnly = user.role !== 'admin' || request.query.seller === 'me';
    const { stock, state = 'published', ...query } = request.query;
    const sellerId = isOwnOnly ? user.sellerId : undefined;
    const own = rowsOf(app.db, user);
    const input: ListInput = { query, stockLevel: stock, state, sellerId, defaultOrder: 'newest' };
    const list = orFail(await buildList(own, input, context));
    if (list === undefined) {
      const long = orFail(await openLongList(input, (ask) => ask(own)));
      return sendLongList(request, reply.headers(long.headers), long.body);
    }
    return reply
      .headers(list.headers ?? {})
      .type('application/json; charset=utf-8')
      .send(list.text);
  });

  app.get('/api/auth/seller/products/:id', { config, schema: { params, tags } }, async (request) => {
    const user = requireUser(request);
    const id = requireId(request.params.id, common.productNotFound);
    const product = await findOwnProduct(rowsOf(app.db, user), id);
    const isTheirs = product?.seller === user.sellerId || user.role === 'admin';
    return product !== undefined && isTheirs ? product : fail(404, 'NOT_FOUND', common.productNotFound);
  });

  await app.register(addRoutes);

  const updateSchema = { params, body: productUpdateSchema, response: { 200: ownProductSchema }, tags };
  app.put('/api/auth/update/:id', { config, schema: updateSchema }, async (request) => {
    const id = requireId(request.params.id, common.productNotFound);
    const user = requireUser(request);
    const update = { ...readIfMatch(request.headers['if-match']), ...request.body };
    const edit = { id, update, user, requestId: request.id };
    const edited = await editProduct(teamDb(app.db, user), edit, { hasHeldSizes });
    const isSlight = Object.keys(request.body).every((field) => stockAndPrice.includes(field));
    (isSlight ? app.forgetStockAndPrices : app.forgetProducts)([id]);
    return orFail(edited);
  });

  app.delete('/api/auth/remove/:id', { config, schema: { params, tags } }, async (request) => {
    const id = requireId(request.params.id, common.productNotFound);
    const user = requireUser(request);
    orFail(await withdrawProduct(teamDb(app.db, user), { id, user, requestId: request.id }));
    app.forgetProducts([id]);
    return { message: texts.productRemoved, _id: id };
  });
};
