import { readSource } from '@aaram/runtime/http/sources';
import { grievanceStates } from '@aaram/shared-domain/grievance';
import { grievanceActionSchema, grievanceInputSchema } from '@aaram/shared-domain/grievance/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describePage, takePage } from '#list-page.ts';
import { AppError, fail, requireId } from '#plugins/errors.ts';
import { readIdempotencyKey } from '#plugins/idempotency-key.ts';
import { queryNumber } from '#plugins/input.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/grievances.ts';
import { changeGrievance } from './change-grievance.service.ts';
import { handleGrievanceMails } from './grievance-jobs.ts';
import { forgetClosed, listGrievances, type Position } from './grievances.repository.ts';
import { readGrievances } from './read-grievances.ts';
import { readContact, takeGrievance } from './take-grievance.service.ts';

const KILOBYTE = 1024;
const HOUR = 3_600_000;
/** Complaints to a consumer court are possible for two years. */
const RETENTION_DAYS = 3 * 365;
const tags = ['grievances'];

const listQuery = z.strictObject({
  state: z.enum(grievanceStates).or(z.literal('')).optional(),
  q: z.string().trim().max(100).optional(),
  limit: queryNumber(100).default(25),
  cursor: z.string().max(100).optional(),
});

/** A cursor is the position of the last complaint of the previous page. */
function readCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined || cursor === '') {
    return null;
  }
  const message = common.pageNotFound;
  const [dueMicros = '', id = ''] = cursor.split('.');
  return {
    dueMicros: /^\d{1,17}$/.test(dueMicros) ? dueMicros : fail(400, 'INVALID_ID', message),
    id: requireId(id, message),
  };
}

/** The contact of a call that has been checked, whose body has these texts. */
const contactOf = (request: FastifyRequest) => readContact(request.body as { email: string; mobile: string });

/** Complaints from anyone to the grievance officer, and what admins do about them (product-rules.md#complaints). */
export const grievancesModule: FastifyPluginAsyncZod = async (app) => {
  handleGrievanceMails(app);
  app.addBackground({
    name: 'forget closed complaints',
    everyMs: 24 * HOUR,
    run: async () => void (await forgetClosed(app.db, RETENTION_DAYS)),
  });
  const limitComplaints = app.createLimit({
    name: 'complaints',
    max: 5,
    windowMs: HOUR,
    // By source too, so that others cannot keep the owner of an address from complaining.
    key: (request) => `${contactOf(request)}|${readSource(request.ip)}`,
  });
  // Giving another person's address must not fill that mailbox.
  const limitMails = app.createLimit({ name: 'complaint mails', max: 10, windowMs: 24 * HOUR, key: contactOf });

  const mayMail = async (request: FastifyRequest): Promise<boolean> => {
    try {
      await limitMails(request);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.status === 429) {
        return false;
      }
      throw error;
    }
  };

  app.post(
    '/api/grievances',
    {
      bodyLimit: 32 * KILOBYTE,
      config: { access: 'public', perMinute: { source: 10 } },
      schema: { body: grievanceInputSchema, tags },
    },
    async (request, reply) => {
      await limitComplaints(request);
      const attempt = readIdempotencyKey(request.headers['idempotency-key']);
      const ticket = await takeGrievance(app.db, request.body, { attempt, mayMail: () => mayMail(request) });
      return reply.code(201).header('cache-control', 'no-store').send(orFail(ticket));
    },
  );

  app.get(
    '/api/auth/panel/grievances',
    { config: { access: 'admin' }, schema: { querystring: listQuery, tags } },
    async (request, reply) => {
      const { state, q, limit, cursor } = request.query;
      const query = { state: state || null, q: q || null, after: readCursor(cursor), limit: limit + 1 };
      const { rows, total } = await listGrievances(app.db, query);
      const { page, next } = takePage(rows, limit, ({ dueMicros, id }) => `${dueMicros}.${id}`);
      describePage(reply, { total, next });
      return readGrievances(app.db, page);
    },
  );

  app.put(
    '/api/auth/panel/grievances/:id',
    {
      config: { access: 'admin' },
      schema: { params: z.object({ id: z.string() }), body: grievanceActionSchema, tags },
    },
    async (request) => {
      const id = requireId(request.params.id, texts.complaintNotFound);
      const actor = { actorId: requireUser(request).id, requestId: request.id };
      return orFail(await changeGrievance(app.db, { id, ...request.body }, actor));
    },
  );
};
