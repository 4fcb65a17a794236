import { messageChoiceInputSchema, messageChoicesSchema } from '@aaram/shared-domain/message/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { inTransaction } from '#db/in-transaction.ts';
import { Refusal } from '#outcome.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import { choose, describeChoices } from './choices.service.ts';
import { unsubscribeRoutes } from './unsubscribe.routes.ts';

const tags = ['messages'];

/** Which messages a person wants, and over which channel. */
export const messagesModule: FastifyPluginAsyncZod = async (app) => {
  await app.register(unsubscribeRoutes);

  app.get(
    '/api/auth/me/messages',
    { config: { access: 'signed-in' }, schema: { response: { 200: messageChoicesSchema }, tags } },
    async (request) => describeChoices(app.db, requireUser(request).id, app.messages.offers),
  );

  app.put(
    '/api/auth/me/messages',
    {
      config: { access: 'signed-in', perMinute: { account: 120 } },
      schema: { body: messageChoiceInputSchema, response: { 200: messageChoicesSchema }, tags },
    },
    async (request) => {
      const { id } = requireUser(request);
      return orFail(
        await inTransaction(app.db, async (tx) => {
          const refused = await choose(tx, id, { ...request.body, chosenBy: 'account' });
          return refused instanceof Refusal ? refused : describeChoices(tx, id, app.messages.offers);
        }),
      );
    },
  );
};
