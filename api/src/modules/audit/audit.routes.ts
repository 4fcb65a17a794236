import { auditEntrySchema } from '@aaram/shared-domain/audit/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describePage, takePage } from '#list-page.ts';
import { requireId } from '#plugins/errors.ts';
import * as texts from '#texts/audit.ts';
import * as common from '#texts/common.ts';
import { listAudit } from './audit.repository.ts';

const querystring = z.object({
  actor: z.string().max(100).optional(),
  action: z.string().max(50).optional(),
  subject: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(100).optional(),
});

const readId = (id: string | undefined, message: string) =>
  id === undefined || id === '' ? null : requireId(id, message);
const oneOrAll = (id: string | null) => (id === null ? null : [id]);

/** Who changed what, for admins: newest first, in pages (`x-next-cursor`). Ids only, no personal data. */
export const auditModule: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/auth/panel/audit',
    {
      config: { access: 'admin' },
      schema: { querystring, response: { 200: z.array(auditEntrySchema) }, tags: ['panel'] },
    },
    async (request, reply) => {
      const { actor, action, subject, limit, cursor } = request.query;
      const rows = await listAudit(app.db, {
        actorIds: oneOrAll(readId(actor, common.personNotFound)),
        action: action || null,
        subjectIds: oneOrAll(readId(subject, texts.subjectNotFound)),
        after: readId(cursor, common.pageNotFound),
        limit: limit + 1,
      });
      const { page, next } = takePage(rows, limit, ({ id }) => id);
      describePage(reply, { next });
      return page.map(({ id, at, actorId, requestId, ...entry }) => ({
        _id: id,
        at: at.toISOString(),
        actor: actorId,
        request: requestId,
        ...entry,
      }));
    },
  );
};
