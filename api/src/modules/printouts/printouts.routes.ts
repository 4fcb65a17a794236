import { statementQuery } from '@aaram/shared-domain/account/schema';
import { printoutFileSchema, printoutInputSchema, printoutSchema } from '@aaram/shared-domain/printout/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser, rowsOf, scopeOfSeller } from '#plugins/session.ts';
import * as accounts from '#texts/accounts.ts';
import * as texts from '#texts/printouts.ts';
import { printStatement } from './print-statement.ts';
import { forgetPrintouts } from './printouts.repository.ts';
import { askPrintout, completePrintout, MAKE_PRINTOUT, readPrintout, readPrintoutFile } from './printouts.service.ts';

const params = z.object({ id: z.string() });
const FORGET_EVERY_MS = 600_000;

/** PDFs for packing and accounting: made once, private, and deleted after an hour. */
export const printoutsModule: FastifyPluginAsyncZod = async (app) => {
  const { db, config, mediaStore } = app;
  const sources = { settings: config.store, mediaStore };
  const readOwner = (request: FastifyRequest) => {
    const { id, role, sellerId } = requireUser(request);
    return { id, sellerId, role: role === 'admin' ? ('admin' as const) : ('seller' as const) };
  };
  const readId = (id: string) => requireId(id, texts.printoutNotFound);

  app.handleJob(MAKE_PRINTOUT, async ({ id }) => void (await completePrintout(db, String(id), sources)));
  app.addBackground({ name: 'forget printouts', everyMs: FORGET_EVERY_MS, run: () => forgetPrintouts(db) });

  app.post(
    '/api/auth/panel/printouts',
    {
      config: { access: 'orders', perMinute: { account: 30 } },
      schema: { body: printoutInputSchema, response: { 201: printoutSchema }, tags: ['printouts'] },
    },
    async (request, reply) => {
      const context = { owner: readOwner(request), requestId: request.id, sources };
      return reply.code(201).send(orFail(await askPrintout(db, request.body, context)));
    },
  );

  app.get(
    '/api/auth/panel/accounts/pdf',
    {
      config: { access: 'owner', perMinute: { account: 20 } },
      schema: { querystring: statementQuery, response: { 200: printoutFileSchema }, tags: ['printouts'] },
    },
    async (request, reply) => {
      const { month, seller } = request.query;
      const chosen = seller === undefined || seller === '' ? null : requireId(seller, accounts.sellerNotFound);
      const query = { month, sellerId: scopeOfSeller(requireUser(request)) ?? chosen };
      const file = await printStatement(rowsOf(db, requireUser(request)), query, config.accountRates);
      return reply
        .header('cache-control', 'no-store')
        .send({ name: `statement-${month}.pdf`, pdf: file.toString('base64') });
    },
  );

  app.get(
    '/api/auth/panel/printouts/:id',
    { config: { access: 'orders' }, schema: { params, response: { 200: printoutSchema }, tags: ['printouts'] } },
    async (request) =>
      orFail(await readPrintout(rowsOf(db, requireUser(request)), readId(request.params.id), readOwner(request))),
  );

  app.get(
    '/api/auth/panel/printouts/:id/file',
    { config: { access: 'orders' }, schema: { params, tags: ['printouts'] } },
    async (request, reply) => {
      const file = orFail(
        await readPrintoutFile(rowsOf(db, requireUser(request)), readId(request.params.id), readOwner(request)),
      );
      return reply.header('cache-control', 'no-store').send({ name: 'orders.pdf', pdf: file.toString('base64') });
    },
  );
};
