import {
  accountFiles,
  closedMonthsQuery,
  closedMonthsSchema,
  payoutInputSchema,
  payoutSchema,
  statementQuery,
  statementSchema,
} from '@aaram/shared-domain/account/schema';
import {
  priceRuleInputSchema,
  priceRuleStateSchema,
  taxDetailsInputSchema,
  taxDetailsSchema,
} from '@aaram/shared-domain/tax/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail, requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireProof, requireUser, rowsOf, scopeOfSeller, teamDb } from '#plugins/session.ts';
import * as texts from '#texts/accounts.ts';
import { toRupees } from './account-balance.ts';
import { readStatement, writeAccountFile } from './accounts.service.ts';
import { readClosedMonths } from './closed-months.ts';
import { recordPayout, takeBackPayout } from './payouts.service.ts';
import { readPriceRuleState, switchPriceRule } from './price-rule.service.ts';
import { changeTaxDetails, readTaxDetails } from './tax-details.service.ts';

const sellerQuery = statementQuery.pick({ seller: true });
const fileQuery = statementQuery.extend({ file: z.enum(accountFiles) });

const tags = ['orders'];

/** Whose books: one's own, or for admins those of a seller whom they name, or everyone's. */
const readWhose = (request: FastifyRequest, seller: string | undefined) => {
  const chosen = seller === undefined || seller === '' ? null : requireId(seller, texts.sellerNotFound);
  return scopeOfSeller(requireUser(request)) ?? chosen;
};
const readQuery = (request: FastifyRequest, { month, seller }: z.infer<typeof statementQuery>) => ({
  sellerId: readWhose(request, seller),
  month,
});
const readContext = (request: FastifyRequest) => ({ actorId: requireUser(request).id, requestId: request.id });

/** Whose details: one's own, or for admins those of a seller whom they name. */
const readSeller = (request: FastifyRequest, seller: string | undefined) => {
  const named = seller === undefined || seller === '' ? null : requireId(seller, texts.sellerNotFound);
  return scopeOfSeller(requireUser(request)) ?? named ?? fail(404, 'NOT_FOUND', texts.nameSeller);
};

/** The books of a month, and of the months before it. */
const statementRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, config } = app;

  app.get(
    '/api/auth/panel/accounts',
    {
      config: { access: 'owner', perMinute: { account: 60 } },
      schema: { querystring: statementQuery, response: { 200: statementSchema }, tags },
    },
    (request) =>
      readStatement(rowsOf(db, requireUser(request)), readQuery(request, request.query), config.accountRates),
  );

  app.get(
    '/api/auth/panel/accounts/file',
    { config: { access: 'owner', perMinute: { account: 20 } }, schema: { querystring: fileQuery, tags } },
    (request) => {
      const { file, ...query } = request.query;
      return writeAccountFile(rowsOf(db, requireUser(request)), file, readQuery(request, query), config.accountRates);
    },
  );

  app.get(
    '/api/auth/panel/closed-months',
    {
      config: { access: 'owner', perMinute: { account: 60 } },
      schema: { querystring: closedMonthsQuery, response: { 200: closedMonthsSchema }, tags },
    },
    async (request) => {
      const { year, seller } = request.query;
      const sellerId = readWhose(request, seller);
      const months = await readClosedMonths(rowsOf(db, requireUser(request)), { sellerId, year });
      return { year, months: months.map((one) => ({ month: one.month, count: one.count, ...toRupees(one) })) };
    },
  );
};

/** What the tax office knows a seller by. */
const taxDetailRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get(
    '/api/auth/panel/tax-details',
    {
      config: { access: 'owner' },
      schema: { querystring: sellerQuery, response: { 200: taxDetailsSchema }, tags },
    },
    async (request) => {
      const own = rowsOf(db, requireUser(request));
      return orFail(await readTaxDetails(own, readSeller(request, request.query.seller)));
    },
  );

  app.put(
    '/api/auth/panel/tax-details',
    {
      config: { access: 'owner', perMinute: { account: 20 } },
      schema: { body: taxDetailsInputSchema, response: { 200: taxDetailsSchema }, tags },
    },
    async (request) => {
      const { seller, ...input } = request.body;
      const context = { ...readContext(request), sellerId: readSeller(request, seller) };
      return orFail(await changeTaxDetails(teamDb(db, requireUser(request)), input, context));
    },
  );
};

/** What an admin decides and records: the price rule, and money paid out. */
const payoutRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get(
    '/api/auth/panel/price-rule',
    { config: { access: 'admin' }, schema: { response: { 200: priceRuleStateSchema }, tags } },
    () => readPriceRuleState(db),
  );

  app.put(
    '/api/auth/panel/price-rule',
    {
      config: { access: 'admin', perMinute: { account: 10 } },
      schema: { body: priceRuleInputSchema, response: { 200: priceRuleStateSchema }, tags },
    },
    async (request) => {
      requireProof(request);
      const state = orFail(await switchPriceRule(db, request.body, readContext(request)));
      app.shownPriceRule.note(state.priceRule);
      return state;
    },
  );

  app.post(
    '/api/auth/panel/payouts',
    {
      config: { access: 'admin', perMinute: { account: 30 } },
      schema: { body: payoutInputSchema, response: { 201: payoutSchema }, tags },
    },
    async (request, reply) => reply.code(201).send(orFail(await recordPayout(db, request.body, readContext(request)))),
  );

  app.delete(
    '/api/auth/panel/payouts/:id',
    {
      config: { access: 'admin', perMinute: { account: 30 } },
      schema: { params: z.object({ id: z.string() }), response: { 200: payoutSchema }, tags },
    },
    async (request) => {
      const id = requireId(request.params.id, texts.payoutNotFound);
      return orFail(await takeBackPayout(db, id, readContext(request)));
    },
  );
};

/** A seller's own month in the books, or everyone's for an admin. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(statementRoutes);
  await app.register(taxDetailRoutes);
  await app.register(payoutRoutes);
};
