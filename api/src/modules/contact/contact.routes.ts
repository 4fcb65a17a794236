import { calls, messageSchema } from '@aaram/shared-domain/contract/schema';
import { loginResultSchema } from '@aaram/shared-domain/identity/schema';
import { readEmail } from '@aaram/shared-domain/read';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { forgetEmailChanges } from '#modules/identity/for-contact.ts';
import { orFail } from '#plugins/refusals.ts';
import { readBearerToken, requireProof, requireUser } from '#plugins/session.ts';
import * as texts from '#texts/contact.ts';
import { changeName } from './details.service.ts';
import {
  askEmailChange,
  makeEmailChange,
  sendEmailChange,
  tellEmailChanged,
  undoEmailChange,
} from './email-change.service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const tags = ['identity'];
const byAccount = (request: FastifyRequest) => requireUser(request).id;

/** A person's own name and mail address; the mobile is the phone's business (phone.routes.ts) (product-rules.md#changing-contact-details). */
export const contactModule: FastifyPluginAsyncZod = async (app) => {
  app.handleJob('send-email-change', ({ id }) => sendEmailChange(app.db, String(id), app));
  app.handleJob('tell-email-changed', ({ id }) => tellEmailChanged(app.db, String(id), app));
  app.addBackground({
    name: 'forget changes of mail addresses',
    everyMs: HOUR,
    run: async () => void (await forgetEmailChanges(app.db)),
  });
  const limitAsked = app.createLimit({ name: 'email changes', max: 5, windowMs: HOUR, key: byAccount });
  // Naming another person's address must not fill that mailbox.
  const limitAddress = app.createLimit({
    name: 'email changes to one address',
    max: 5,
    windowMs: DAY,
    key: ({ body }) => readEmail((body as { email: string }).email) ?? '',
  });
  app.put(
    '/api/auth/me/name',
    {
      config: { access: 'signed-in', perMinute: { account: 10 } },
      schema: { body: calls['PUT /auth/me/name'].body, response: { 200: messageSchema }, tags },
    },
    async (request) => {
      requireProof(request);
      orFail(await changeName(app.db, { userId: byAccount(request), name: request.body.name }));
      return { message: texts.nameChanged };
    },
  );

  app.post(
    '/api/auth/me/email',
    {
      config: { access: 'signed-in' },
      schema: { body: calls['POST /auth/me/email'].body, response: { 200: messageSchema }, tags },
    },
    async (request) => {
      requireProof(request);
      await limitAsked(request);
      await limitAddress(request);
      orFail(await askEmailChange(app.db, { userId: byAccount(request), email: request.body.email }));
      return { message: texts.changeLinkSent };
    },
  );

  app.put(
    '/api/auth/me/email',
    {
      config: { access: 'signed-in', perMinute: { account: 20 } },
      schema: { body: calls['PUT /auth/me/email'].body, response: { 200: loginResultSchema }, tags },
    },
    async (request) => {
      const token = readBearerToken(request.headers.authorization) ?? '';
      return orFail(await makeEmailChange(app.db, { user: requireUser(request), token, link: request.body.token }));
    },
  );

  app.post(
    '/api/auth/email/undo',
    {
      config: { access: 'public', perMinute: { source: 20 } },
      schema: { body: calls['POST /auth/email/undo'].body, response: { 200: messageSchema }, tags },
    },
    async (request) => {
      orFail(await undoEmailChange(app.db, request.body.token));
      return { message: texts.changeUndone };
    },
  );
};
