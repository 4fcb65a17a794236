import { calls } from '@aaram/shared-domain/contract/schema';
import { readEmail } from '@aaram/shared-domain/read';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { recordAudit } from '#modules/audit/index.ts';
import { changePerson, lockPerson, searchPeople } from '#modules/identity/index.ts';
import { findTeamOf } from '#modules/teams/index.ts';
import { fail } from '#plugins/errors.ts';
import { requireProof, requireUser } from '#plugins/session.ts';
import * as texts from '#texts/people.ts';

/** Two letters at least: one finds everyone. */
const querystring = z.strictObject({ q: z.string().trim().min(2).max(100) });
const MAX_FOUND = 10;

/** An admin's decisions about people: who sells, who helps to run the store, who is banned (product-rules.md#roles). */
export const peopleModule: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/auth/panel/people',
    { config: { access: 'admin', perMinute: { account: 120 } }, schema: { querystring, tags: ['people'] } },
    async (request) => {
      const people = await searchPeople(app.db, request.query.q, MAX_FOUND);
      return people.map(({ id, ...rest }) => ({ _id: id, ...rest }));
    },
  );

  app.put(
    '/api/auth/people',
    { config: { access: 'admin' }, schema: { body: calls['PUT /auth/people'].body, tags: ['people'] } },
    async (request) => {
      requireProof(request);
      const admin = requireUser(request);
      const { email, role, isBanned } = request.body;
      return app.db.begin(async (tx) => {
        const person = (await lockPerson(tx, readEmail(email) ?? '')) ?? fail(404, 'NOT_FOUND', texts.accountNotFound);
        if (person.id === admin.id) {
          fail(403, 'FORBIDDEN', texts.notYourself);
        }
        const team = await findTeamOf(tx, person.id);
        if (role === 'seller' && team !== undefined && team !== person.id) {
          fail(409, 'ALREADY_EXISTS', texts.inTeam);
        }
        const changed = { ...person, role: role ?? person.role, isBanned: isBanned ?? person.isBanned };
        await changePerson(tx, changed);
        const detail = {
          fromRole: person.role,
          role: changed.role,
          wasBanned: person.isBanned,
          isBanned: changed.isBanned,
        };
        const entry = { actorId: admin.id, action: 'person.change' as const, subject: 'user', subjectId: person.id };
        await recordAudit(tx, { ...entry, detail, requestId: request.id });
        const { id, ...rest } = changed;
        return { _id: id, ...rest };
      });
    },
  );
};
