import { type SalesQuery, salesQuerySchema } from '@aaram/shared-domain/contract/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orFail } from '#plugins/refusals.ts';
import { requireUser, scopeOfSeller } from '#plugins/session.ts';
import { cacheByCost } from './cache-by-cost.ts';
import { readOutlook } from './outlook.service.ts';
import { type Asked, readRange, readSales } from './sales.service.ts';
import { writeSalesFile } from './sales-file.ts';

/** Most rows of a file. */
const MAX_FILE_ROWS = 20_000;
const ALL = 'all';

/** Sales of a seller's own products, or of everything for an admin (product-rules.md#sales-on-the-dashboard). */
export const salesRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const rowsOfSeller = (seller: string | null) => (seller === null ? db : db.restrictedTo(seller));
  const config = { access: 'owner' } as const;
  const schema = { querystring: salesQuerySchema, tags: ['panel'] };

  const cachedSales = cacheByCost(
    (asked: Asked) => readSales(rowsOfSeller(asked.seller), asked),
    Date.now,
    ({ seller, by, days }) => [seller ?? ALL, by, days.from, days.to].join(' '),
  );
  const cachedOutlook = cacheByCost((key: string) => {
    const seller = key === ALL ? null : key;
    return readOutlook(rowsOfSeller(seller), seller);
  });

  const readAsked = (request: FastifyRequest, { by, ...range }: SalesQuery): Asked => ({
    seller: scopeOfSeller(requireUser(request)),
    by,
    days: orFail(readRange(range, Date.now())),
  });

  app.get('/api/auth/panel/sales', { config, schema }, async (request) =>
    cachedSales(readAsked(request, request.query), app.findOwnChange(request)),
  );

  app.get(
    '/api/auth/panel/sales/file',
    { config: { ...config, perMinute: { account: 20 } }, schema },
    async (request) => {
      const asked = readAsked(request, request.query);
      return writeSalesFile(await readSales(rowsOfSeller(asked.seller), asked, MAX_FILE_ROWS));
    },
  );

  app.get('/api/auth/panel/outlook', { config, schema: { tags: ['panel'] } }, (request) =>
    cachedOutlook(scopeOfSeller(requireUser(request)) ?? ALL, app.findOwnChange(request)),
  );
};
