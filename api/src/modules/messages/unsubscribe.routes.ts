import { unsubscribedSchema } from '@aaram/shared-domain/message/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { inTransaction } from '#db/in-transaction.ts';
import { findNames } from '#modules/identity/index.ts';
import { refuse } from '#outcome.ts';
import { orFail } from '#plugins/refusals.ts';
import * as texts from '#texts/messages.ts';
import { choose } from './choices.service.ts';

import { createUnsubscribeLinks } from './unsubscribe-links.ts';

const params = z.object({ token: z.string().max(300) });

/** Switching off one kind of message by the link in it, with one press and without a login. */
export const unsubscribeRoutes: FastifyPluginAsyncZod = async (app) => {
  const links = createUnsubscribeLinks(app.config);
  // Mail programs post `List-Unsubscribe=One-Click` (RFC 8058): the address says everything, so the body is not read.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: 1024 },
    (_request, _body, done) => done(null, undefined),
  );

  app.post(
    '/api/messages/unsubscribe/:token',
    {
      config: { access: 'public', perMinute: { source: 60 } },
      schema: { params, response: { 200: unsubscribedSchema }, tags: ['messages'] },
    },
    async (request) => {
      const target = links.read(request.params.token);
      return orFail(
        await inTransaction(app.db, async (tx) => {
          if (target === undefined || (await findNames(tx, [target.userId])).size === 0) {
            return refuse('INVALID_OR_EXPIRED_LINK', texts.unsubscribeLinkWrong);
          }
          const { userId, kind, channel } = target;
          const refused = await choose(tx, userId, { kind, channel, isWanted: false, chosenBy: 'link' });
          return refused ?? { kind, channel };
        }),
      );
    },
  );

  // A mail program that only opens the address: the page asks for the press, since opening a link must change nothing.
  app.get(
    '/api/messages/unsubscribe/:token',
    { config: { access: 'public' }, schema: { params, hide: true } },
    async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`${app.config.publicUrl}/unsubscribe?token=${encodeURIComponent(request.params.token)}`, 303),
  );
};
