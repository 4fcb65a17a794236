import { shortenSource } from '@aaram/runtime/http/sources';
import { consentKinds } from '@aaram/shared-domain/consent';
import { consentInputSchema, ownConsentsSchema } from '@aaram/shared-domain/consent/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import { changeConsent, readConsents } from './consents.service.ts';

const tags = ['identity'];

/** What a shopper agreed to: the list, and giving or withdrawing one (product-rules.md#consents). */
export const consentsModule: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/auth/me/consents',
    { config: { access: 'signed-in' }, schema: { response: { 200: ownConsentsSchema }, tags } },
    async (request) => readConsents(app.db, requireUser(request).id),
  );

  app.put(
    '/api/auth/me/consents/:kind',
    {
      config: { access: 'signed-in', perMinute: { account: 20 } },
      schema: {
        params: z.object({ kind: z.enum(consentKinds) }),
        body: consentInputSchema,
        response: { 200: ownConsentsSchema },
        tags,
      },
    },
    async (request) => {
      const source = shortenSource(request.ip);
      const change = { userId: requireUser(request).id, source, ...request.params, ...request.body };
      return orFail(await changeConsent(app.db, change));
    },
  );
};
