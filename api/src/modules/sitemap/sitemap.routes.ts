import { sitemapPartSchema, sitemapSchema } from '@aaram/shared-domain/content/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findPartStarts, listSitemapProducts } from '#modules/catalog/index.ts';

/** A sitemap file may list 50,000 pages; search engines read smaller ones again sooner. */
const PART_SIZE = 10_000;
const tags = ['sitemap'];
const config = { access: 'public' } as const;

/** The data of the sitemap: the products, in parts, and when each one changed. */
export const sitemapModule: FastifyPluginAsyncZod = async (app) => {
  app.get('/api/sitemap', { config, schema: { response: { 200: sitemapSchema }, tags } }, (request, reply) =>
    app.readPublic(request, reply, {
      cache: 'list',
      key: 'sitemap',
      ask: async (db) => ({
        json: { parts: [null, ...(await findPartStarts(db, PART_SIZE))].map((after) => ({ after })) },
      }),
    }),
  );

  app.get(
    '/api/sitemap/products',
    {
      config,
      schema: {
        querystring: z.strictObject({ after: z.uuid().optional() }),
        response: { 200: sitemapPartSchema },
        tags,
      },
    },
    async (request) =>
      (await listSitemapProducts(app.db, request.query.after ?? null, PART_SIZE)).map(
        ({ id, category, changedAt }) => ({ _id: id, category, changedAt: changedAt.toISOString() }),
      ),
  );
};
