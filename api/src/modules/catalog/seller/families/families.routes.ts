import { familyInputSchema, familySchema } from '@aaram/shared-domain/catalog/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser, rowsOf, teamDb } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import { readFamily, setFamily } from './families.service.ts';

const config = { access: 'catalogue' } as const;
const tags = ['seller catalogue'];
const params = z.object({ id: z.string() });
const url = '/api/auth/seller/products/:id/family';

/** The products that are colours of one thing (product-rules.md#families). */
export const familyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(url, { config, schema: { params, response: { 200: familySchema }, tags } }, async (request) => {
    const id = requireId(request.params.id, common.productNotFound);
    const user = requireUser(request);
    return orFail(await readFamily(rowsOf(app.db, user), { id, user }));
  });

  app.put(
    url,
    { config, schema: { params, body: familyInputSchema, response: { 200: familySchema }, tags } },
    async (request) => {
      const id = requireId(request.params.id, common.productNotFound);
      const change = { id, ...request.body, user: requireUser(request), requestId: request.id };
      const { family, touched } = orFail(await setFamily(teamDb(app.db, change.user), change));
      app.forgetProducts(touched);
      return family;
    },
  );
};
