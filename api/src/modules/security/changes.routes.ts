import type { Db } from '@aaram/runtime/db';
import { isId } from '@aaram/runtime/db/values';
import type { AuditEntry } from '@aaram/shared-domain/audit';
import { auditEntrySchema } from '@aaram/shared-domain/audit/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describePage, takePage } from '#list-page.ts';
import { type AuditRow, listAudit } from '#modules/audit/index.ts';
import { findNames, searchPeople } from '#modules/identity/index.ts';
import { requireId } from '#plugins/errors.ts';
import * as texts from '#texts/audit.ts';
import * as common from '#texts/common.ts';

/** Of how many people a search shows the changes. */
const MAX_FOUND = 20;

const querystring = z.object({
  actor: z.string().max(100).optional(),
  /** Who changed something: the beginning of a name or an email address, or a mobile. */
  person: z.string().max(100).optional(),
  action: z.string().max(50).optional(),
  subject: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(100).optional(),
});

const readId = (id: string | undefined, message: string) =>
  id === undefined || id === '' ? null : requireId(id, message);
const oneOrAll = (id: string | null) => (id === null ? null : [id]);

/** Ids of who is meant: one account, those that a search finds, or null for all. */
async function findActors(db: Db, { actor, person = '' }: z.infer<typeof querystring>): Promise<string[] | null> {
  const text = person.trim();
  const one = oneOrAll(readId(actor, common.personNotFound));
  return text === '' ? one : (await searchPeople(db, text, MAX_FOUND)).map(({ id }) => id);
}

/** What a row calls what was changed: an order by its number, others by the name that they had. */
const nameSubject = ({ detail }: AuditRow): string | undefined =>
  [detail.number, detail.name].find((name): name is string => typeof name === 'string' && name !== '');

async function toEntries(db: Db, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const ids = rows.flatMap(({ actorId, subjectId }) => [actorId, subjectId]).filter(isId);
  // The trail has ids alone: whose account is gone has no name any more.
  const names = await findNames(db, [...new Set(ids)]);
  return rows.map((row) => ({
    ...{ _id: row.id, at: row.at.toISOString(), actor: row.actorId, actorName: names.get(row.actorId) || null },
    ...{ action: row.action, subject: row.subject, subjectId: row.subjectId, detail: row.detail },
    subjectName: names.get(row.subjectId) || nameSubject(row) || null,
    request: row.requestId,
  }));
}

/** Who changed what, for admins: newest first, in pages (`x-next-cursor`). People are named as they are called today. */
export const changesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/auth/panel/audit',
    {
      config: { access: 'admin' },
      schema: { querystring, response: { 200: z.array(auditEntrySchema) }, tags: ['panel'] },
    },
    async (request, reply) => {
      const { action, subject, limit, cursor } = request.query;
      const rows = await listAudit(app.db, {
        actorIds: await findActors(app.db, request.query),
        action: action || null,
        subjectIds: oneOrAll(readId(subject, texts.subjectNotFound)),
        after: readId(cursor, common.pageNotFound),
        limit: limit + 1,
      });
      const { page, next } = takePage(rows, limit, ({ id }) => id);
      describePage(reply, { next });
      return toEntries(app.db, page);
    },
  );
};
