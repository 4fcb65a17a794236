import { isId } from '@aaram/runtime/db/values';
import { readSource } from '@aaram/runtime/http/sources';
import { accessEntrySchema, browserReportSchema } from '@aaram/shared-domain/audit/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describePage, takePage } from '#list-page.ts';
import { findNames, searchPeople } from '#modules/identity/index.ts';
import { fail, requireId } from '#plugins/errors.ts';
import { readJsonBody } from '#plugins/json-body.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/security.ts';
import { listAccesses } from './access-trail.repository.ts';
import { changesRoutes } from './changes.routes.ts';
import { createReportCounter } from './count-reports.ts';
import { readReports } from './read-reports.ts';
import { listReports, MAX_REPORTS, noteReports } from './reports.repository.ts';

const KILOBYTE = 1024;
/** Of how many people a search shows the accesses. */
const MAX_FOUND = 20;
const tags = ['security'];
/** The content types that browsers use: the two standard formats, and a beacon. */
const reportTypes = ['application/csp-report', 'application/reports+json', 'text/plain'];

const accessQuery = z.object({
  action: z.string().max(50).optional(),
  account: z.string().max(100).optional(),
  /** The beginning of a name or an email address, or a mobile. */
  person: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(100).optional(),
});
const reportQuery = z.object({ limit: z.coerce.number().int().min(1).max(MAX_REPORTS).default(100) });

const times = ({ firstAt, lastAt }: { firstAt: Date; lastAt: Date }) => ({
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
});

/** Receives browser reports, from anyone and without personal data; admins read them and the access trail. */
export const securityModule: FastifyPluginAsyncZod = async (app) => {
  app.addContentTypeParser(reportTypes, { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    readJsonBody(body),
  );

  await app.register(changesRoutes);

  const pickCounted = createReportCounter(app.db, app.config.secrets[0]);
  app.post(
    '/api/reports',
    { bodyLimit: 16 * KILOBYTE, config: { access: 'public', perMinute: { source: 30 } }, schema: { tags } },
    async (request, reply) => {
      const reports = readReports(request.body) ?? fail(400, 'INVALID_INPUT', texts.reportUnreadable);
      const fresh = app.config.hasLimits ? await pickCounted(readSource(request.ip), reports) : reports;
      if (fresh.length > 0) {
        await noteReports(app.db, fresh);
      }
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/auth/panel/reports',
    {
      config: { access: 'admin' },
      schema: { querystring: reportQuery, response: { 200: z.array(browserReportSchema) }, tags },
    },
    async (request) => {
      const rows = await listReports(app.db, request.query.limit);
      return rows.map(({ id, kind, directive, blocked, page, ...row }) => ({
        _id: id,
        kind,
        directive,
        blocked,
        page,
        times: row.times,
        ...times(row),
      }));
    },
  );

  app.get(
    '/api/auth/panel/accesses',
    {
      config: { access: 'admin' },
      schema: { querystring: accessQuery, response: { 200: z.array(accessEntrySchema) }, tags },
    },
    async (request, reply) => {
      const { action, account, person = '', limit, cursor } = request.query;
      const text = person.trim();
      const found = text === '' ? null : await searchPeople(app.db, text, MAX_FOUND);
      const rows = await listAccesses(app.db, {
        action: action || null,
        account: account || null,
        accounts: found?.map(({ id }) => id) ?? null,
        after: cursor === undefined ? null : requireId(cursor, common.pageNotFound),
        limit: limit + 1,
      });
      const { page, next } = takePage(rows, limit, ({ id }) => id);
      describePage(reply, { next });
      const ids = page.map((row) => row.account).filter(isId);
      const names = await findNames(app.db, ids);
      return page.map((row) => ({
        _id: row.id,
        action: row.action,
        account: row.account,
        accountName: names.get(row.account) || null,
        source: row.source,
        subject: row.subject,
        times: row.times,
        ...times(row),
      }));
    },
  );
};
