import { PRICE_RULE_HEADER } from '@aaram/shared-domain/contract';
import type { PriceRule } from '@aaram/shared-domain/tax';
import fp from 'fastify-plugin';
import { POSTS, PRICE_RULE, PRODUCTS } from '#read-path/topics.ts';
import { readPriceRule } from './price-rule.ts';

/** How soon every process knows of a switch, ms. */
const EVERY_MS = 1000;

declare module 'fastify' {
  interface FastifyInstance {
    /** How prices are made, as this process knows it: for what pages show. Money reads it in its transaction. */
    shownPriceRule: {
      find: () => Promise<PriceRule>;
      /** Called after a switch, so that this process shows it at once. */
      note: (rule: PriceRule) => void;
    };
  }
}

/** Tells every answer how prices are made, so that also a tab that was opened before a switch shows what will be charged. */
export const priceRulePlugin = fp(
  async (app) => {
    let known: PriceRule | undefined;
    const note = (rule: PriceRule) => {
      const isOther = known !== undefined && known !== rule;
      known = rule;
      if (isOther) {
        // Cached answers name the rule too.
        app.changes.note([PRICE_RULE, PRODUCTS, POSTS]);
      }
    };
    const read = async () => note(await readPriceRule(app.db));
    app.decorate('shownPriceRule', {
      note,
      find: async () => {
        if (known === undefined) {
          await read();
        }
        return known ?? 'spec';
      },
    });
    app.addHook('onSend', async ({ url }, reply) => {
      if (known !== undefined && url.startsWith('/api/') && !reply.hasHeader(PRICE_RULE_HEADER)) {
        reply.header(PRICE_RULE_HEADER, known);
      }
    });
    app.addBackground({ name: 'price rule', everyMs: EVERY_MS, isOfAnswers: true, run: read });
  },
  { name: 'price-rule', dependencies: ['db', 'background'] },
);
