import { accountFiles, statementSchema } from '@aaram/shared-domain/account/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser, rowsOf, scopeOfSeller } from '#plugins/session.ts';
import * as texts from '#texts/accounts.ts';
import { readStatement, writeAccountFile } from './accounts.service.ts';

const monthQuery = z.strictObject({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: texts.monthInvalid }),
});
const fileQuery = monthQuery.extend({ file: z.enum(accountFiles) });

/** A seller's own month in the books, or everybody's for an admin. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, config } = app;
  const tags = ['orders'];
  const readQuery = (request: FastifyRequest, month: string) => {
    return { sellerId: scopeOfSeller(requireUser(request)), month };
  };

  app.get(
    '/api/auth/panel/accounts',
    {
      config: { access: 'owner', perMinute: { account: 60 } },
      schema: { querystring: monthQuery, response: { 200: statementSchema }, tags },
    },
    (request) =>
      readStatement(rowsOf(db, requireUser(request)), readQuery(request, request.query.month), config.accountRates),
  );

  app.get(
    '/api/auth/panel/accounts/file',
    { config: { access: 'owner', perMinute: { account: 20 } }, schema: { querystring: fileQuery, tags } },
    (request) => {
      const { file, month } = request.query;
      return writeAccountFile(rowsOf(db, requireUser(request)), file, readQuery(request, month), config.accountRates);
    },
  );
};
