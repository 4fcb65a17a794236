import {
  loginResultSchema,
  newPasskeyInputSchema,
  passkeyCreationSchema,
  passkeyLoginInputSchema,
  passkeyRequestSchema,
  recoveryCodesSchema,
  secondStepTicketSchema,
} from '@aaram/shared-domain/identity/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orFail } from '#plugins/refusals.ts';
import { readBearerToken, requireProof, requireUser } from '#plugins/session.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { deleteOldPasskeyChallenges } from './passkeys.repository.ts';
import { addPasskey, askForEntry, askForPasskey, beginPasskey } from './passkeys.service.ts';
import { askForPasskeyAtLogin, loginByPasskey } from './second-step.service.ts';

const HOUR = 3_600_000;
const tags = ['identity'];
/** The call is right, the account has none. */
const NO_PASSKEY = { NOT_FOUND: 409 };

/** What a login notes and counts. */
export type LoginTools = {
  /** Makes the browser known to the account that has just been logged in to on it. */
  noteDevice: (request: FastifyRequest, reply: FastifyReply, accountId: string) => void;
  /** Who is counted before a body is read. */
  nameCaller: (request: FastifyRequest) => Promise<string>;
};

/** Adding passkeys, and what a browser needs to use one. */
export const passkeyRoutes: FastifyPluginAsyncZod<LoginTools> = async (app, { noteDevice, nameCaller }) => {
  app.addBackground({
    name: 'old-passkey-challenges',
    everyMs: HOUR,
    run: () => deleteOldPasskeyChallenges(app.db),
  });

  app.post(
    '/api/auth/login/second/passkey',
    {
      config: { access: 'public', perMinute: { source: 30 } },
      schema: { body: secondStepTicketSchema, response: { 200: passkeyRequestSchema }, tags },
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send(orFail(await askForPasskeyAtLogin(app.db, request.body.challenge, app), NO_PASSKEY)),
  );

  app.post(
    '/api/auth/login/passkey/begin',
    {
      config: { access: 'public', perMinute: { source: 60 } },
      schema: { response: { 200: passkeyRequestSchema }, tags },
    },
    async (_request, reply) => reply.header('cache-control', 'no-store').send(await askForEntry(app)),
  );

  app.post(
    '/api/auth/login/passkey',
    {
      config: { access: 'public', perMinute: { source: 30, nameSource: nameCaller } },
      schema: { body: passkeyLoginInputSchema, response: { 200: loginResultSchema }, tags },
    },
    async (request, reply) => {
      const device = describeDevice(request);
      const opened = orFail(await loginByPasskey(app.db, { ...request.body, device }, app));
      noteDevice(request, reply, opened.user.id);
      return reply.header('cache-control', 'no-store').send(opened);
    },
  );

  app.post(
    '/api/auth/me/proof/passkey',
    {
      config: { access: 'signed-in', perMinute: { account: 20 } },
      schema: { response: { 200: passkeyRequestSchema }, tags },
    },
    async (request) =>
      orFail(await askForPasskey(app.db, { userId: requireUser(request).id, purpose: 'proof' }, app), NO_PASSKEY),
  );

  app.post(
    '/api/auth/me/passkeys/begin',
    {
      config: { access: 'signed-in', perMinute: { account: 20 } },
      schema: { response: { 200: passkeyCreationSchema }, tags },
    },
    async (request) => {
      requireProof(request);
      return orFail(await beginPasskey(app.db, requireUser(request), app));
    },
  );

  app.post(
    '/api/auth/me/passkeys',
    {
      config: { access: 'signed-in', perMinute: { account: 20 } },
      schema: { body: newPasskeyInputSchema, response: { 201: recoveryCodesSchema }, tags },
    },
    async (request, reply) => {
      requireProof(request);
      const caller = { user: requireUser(request), token: readBearerToken(request.headers.authorization) ?? '' };
      return reply.code(201).send(orFail(await addPasskey(app.db, { caller, ...request.body }, app)));
    },
  );
};
