import { productSchema, productUpdateSchema } from '@aaram/shared-domain/catalog/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireId } from '#plugins/errors.ts';
import { requireUser } from '#plugins/session.ts';
import type { LiveFacetIndex } from '../facets/live-facet-index.ts';
import { buildList } from '../listing/catalog.service.ts';
import type { HotReads } from '../listing/hot-reads.ts';
import { sellerListQuerySchema } from '../product-query.ts';
import { addProduct, editProduct, withdrawProduct } from './edit-product.ts';

const NOT_FOUND = 'Product not found.';
const config = { access: 'panel' } as const;
const tags = ['seller catalogue'];
const params = z.object({ id: z.string() });

/** The product calls of sellers and admins; a seller reaches only its own products. */
export const sellerCatalogRoutes: FastifyPluginAsyncZod<{ facetIndex: LiveFacetIndex; hot: HotReads }> = async (
  app,
  { facetIndex, hot },
) => {
  const listSchema = { querystring: sellerListQuerySchema, tags };
  app.get('/api/auth/seller/products', { config, schema: listSchema }, async (request, reply) => {
    const user = requireUser(request);
    const isOwnOnly = user.role !== 'admin' || request.query.seller === 'me';
    const { stock, ...query } = request.query;
    const list = await buildList({ db: app.db, facetIndex, hot }, query, {
      stockLevel: stock,
      sellerId: isOwnOnly ? user.id : undefined,
      defaultOrder: 'newest',
    });
    return reply
      .headers(list.headers ?? {})
      .type('application/json; charset=utf-8')
      .send(list.bytes);
  });

  app.post(
    '/api/auth/add-product',
    {
      config: { ...config, perMinute: { account: 30, source: 60 } },
      schema: { consumes: ['multipart/form-data'], tags },
    },
    async (request, reply) => reply.code(201).send(await addProduct(app, request)),
  );

  /** The version an edit was made from, in `If-Match`, bare or in quotes; an unknown form matches no version. */
  function readIfMatch(header: string | undefined): { version?: number } {
    if (header === undefined || header.trim() === '*') {
      return {};
    }
    const [, digits] = /^\s*(?:W\/)?"?(\d{1,15})"?\s*$/.exec(header) ?? [];
    return { version: digits === undefined ? -1 : Number(digits) };
  }

  const updateSchema = { params, body: productUpdateSchema, response: { 200: productSchema }, tags };
  app.put('/api/auth/update/:id', { config, schema: updateSchema }, async (request) => {
    const id = requireId(request.params.id, NOT_FOUND);
    return editProduct(app, {
      id,
      update: { ...readIfMatch(request.headers['if-match']), ...request.body },
      user: requireUser(request),
      requestId: request.id,
    });
  });

  app.delete('/api/auth/remove/:id', { config, schema: { params, tags } }, async (request) => {
    const id = requireId(request.params.id, NOT_FOUND);
    await withdrawProduct(app, { id, user: requireUser(request), requestId: request.id });
    return { message: 'Product removed.', _id: id };
  });
};
