import { priceRuleSchema } from '@aaram/shared-domain/tax/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** What pages may know of how the store is set. */
export const settingsModule: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/price-rule',
    {
      config: { access: 'public' },
      schema: { response: { 200: priceRuleSchema }, tags: ['settings'] },
    },
    async () => ({ priceRule: await app.shownPriceRule.find() }),
  );
};
