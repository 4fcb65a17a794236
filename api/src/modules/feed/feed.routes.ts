import type { FeedProduct } from '@aaram/shared-domain/catalog';
import { feedPartSchema } from '@aaram/shared-domain/catalog/schema';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { priceTotal } from '@aaram/shared-domain/pricing';
import type { PriceRule } from '@aaram/shared-domain/tax';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listFeedProducts } from '#modules/catalog/index.ts';
import { readPriceRule } from '#modules/settings/index.ts';

/** Products in one answer: about 1 MB with long descriptions. */
const PART_SIZE = 500;

type FeedRow = Awaited<ReturnType<typeof listFeedProducts>>[number];

function describe({ id, pricePaise, mrpPaise, ...row }: FeedRow, rule: PriceRule): FeedProduct {
  const { total, gst, delivery } = priceTotal(pricePaise, rule);
  return {
    ...row,
    _id: id,
    mrp: rupeesFromPaise(mrpPaise),
    priceWithGst: rupeesFromPaise(total + gst),
    delivery: rupeesFromPaise(delivery),
  };
}

/** What shopping services list, in parts (product-rules.md#product-feed). */
export const feedModule: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/feed/products',
    {
      config: { access: 'public' },
      schema: {
        querystring: z.strictObject({ after: z.uuid().optional() }),
        response: { 200: feedPartSchema },
        tags: ['sitemap'],
      },
    },
    async (request) => {
      const rule = await readPriceRule(app.db);
      const rows = await listFeedProducts(app.db, request.query.after ?? null, PART_SIZE);
      return {
        products: rows.map((row) => describe(row, rule)),
        after: rows.length < PART_SIZE ? null : (rows.at(-1)?.id ?? null),
      };
    },
  );
};
