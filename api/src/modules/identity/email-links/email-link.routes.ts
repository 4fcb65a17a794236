import { messageSchema } from '@aaram/shared-domain/contract/schema';
import { confirmEmailInputSchema } from '@aaram/shared-domain/identity/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import * as texts from '#texts/identity.ts';
import { confirmEmail, enqueueEmailLink, sendEmailLink } from './email-link.service.ts';

const HOUR = 3_600_000;
const tags = ['identity'];

/** Confirms a mail address by a link. */
export const emailLinkRoutes: FastifyPluginAsyncZod = async (app) => {
  app.handleJob('send-email-link', ({ userId, event }) =>
    sendEmailLink(app.db, { userId: String(userId), event: `email-link:${String(event)}` }, app),
  );
  const limitLinks = app.createLimit({
    name: 'email links',
    max: 5,
    windowMs: HOUR,
    key: (request) => requireUser(request).id,
  });

  app.post(
    '/api/auth/me/email/link',
    { config: { access: 'signed-in' }, schema: { response: { 200: messageSchema }, tags } },
    async (request) => {
      await limitLinks(request);
      const { id, isVerified } = requireUser(request);
      if (isVerified) {
        return { message: texts.emailConfirmedAlready };
      }
      await enqueueEmailLink(app.db, id);
      return { message: texts.linkSent };
    },
  );

  app.post(
    '/api/auth/me/email/confirm',
    {
      config: { access: 'signed-in', perMinute: { account: 20 } },
      schema: { body: confirmEmailInputSchema, response: { 200: messageSchema }, tags },
    },
    async (request) => {
      orFail(await confirmEmail(app.db, { userId: requireUser(request).id, token: request.body.token }));
      return { message: texts.emailConfirmed };
    },
  );
};
