import type { Db } from '@aaram/runtime/db';
import { changeKinds, changeResults, DAYS_TO_UNDO } from '@aaram/shared-domain/change-set';
import { changeSetInputSchema } from '@aaram/shared-domain/change-set/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describePage, takePage } from '#list-page.ts';
import { forgetEdits } from '#modules/catalog/for-change-sets.ts';
import { fail, requireId } from '#plugins/errors.ts';
import { queryNumber } from '#plugins/input.ts';
import { orFail } from '#plugins/refusals.ts';
import { findMissingProof, requireUser, rowsOf, teamDb } from '#plugins/session.ts';
import * as texts from '#texts/change-sets.ts';
import * as common from '#texts/common.ts';
import { askedDay, startOfDay } from './asked-days.ts';
import { findRows, findSet, forgetOldSets, listSets, type SetRow } from './change-sets.repository.ts';
import {
  type Actor,
  prepareSet,
  type ReportedSet,
  readSet,
  runSet,
  subjectsOf,
  undoSet,
} from './change-sets.service.ts';
import { csvRoutes } from './csv/csv.routes.ts';
import { searchWordFileRoutes } from './csv/search-words.routes.ts';
import { resumeSets } from './resume-sets.ts';
import { toChangeRow, toChangeSets } from './to-change-set.ts';
import { trailRoutes } from './trail.routes.ts';
import { findActors } from './trail-search.ts';
import { trashRoutes } from './trash.routes.ts';
import { workOnSets } from './work-on-set.ts';

const tags = ['panel'];
const config = { access: 'catalogue-or-orders', perMinute: { account: 60 } } as const;
const params = z.object({ id: z.string() });
const nothing = z.literal('');
const historyQuery = z.strictObject({
  /** A person's id, or a part of a name or mail address. */
  actor: z.string().max(100).optional(),
  kind: z.enum(changeKinds).or(nothing).optional(),
  /** Days in India, both included. */
  from: askedDay,
  until: askedDay,
  limit: queryNumber(100).default(50),
  cursor: z.string().max(100).optional(),
});
const rowsQuery = z.strictObject({
  result: z.enum(changeResults).or(nothing).optional(),
  limit: queryNumber(100).default(50),
  cursor: z
    .string()
    .regex(/^(after:\d{1,9})?$/)
    .optional(),
});

const actorOf = (request: FastifyRequest): Actor => {
  const { id, role, sellerId, teamRoles } = requireUser(request);
  return { id, isAdmin: role === 'admin', sellerId, teamRoles, requestId: request.id };
};

/** What no call asks for: change sets without a job go on, and old ones are deleted. */
function goOnInBackground(app: FastifyInstance) {
  const { db } = app;
  app.addBackground({
    name: 'resume change sets',
    everyMs: 60_000,
    run: async () => void (await resumeSets(db)),
  });
  app.addBackground({
    name: 'forget old change sets',
    everyMs: 3_600_000,
    run: async () => {
      await forgetOldSets(db, DAYS_TO_UNDO);
      await forgetEdits(db, DAYS_TO_UNDO);
    },
  });
}

/** A job has no browser to notify of its changes: a person who watches it opens the products next. */
function showFresh(app: FastifyInstance, { isFresh, subject }: SetRow, reply: FastifyReply) {
  if (isFresh && subject === 'product') {
    app.showOwnChange(reply);
  }
}

const idOf = (id: string) => requireId(id, texts.notFound);

async function describeSet(set: SetRow, rows: Db) {
  const [described] = await toChangeSets(rows, [set]);
  return described ?? fail(404, 'NOT_FOUND', texts.notFound);
}

/** Cancelling paid orders causes refunds, as it does for single ones. */
const findProof = (request: FastifyRequest) => (set: SetRow) => {
  const { orderStatus } = set.change as { orderStatus?: string };
  const isRefund = set.kind === 'status' && orderStatus === 'Cancelled' && requireUser(request).role === 'admin';
  return isRefund ? findMissingProof(request) : undefined;
};

/** The history of change sets, one of them, and its rows. */
const readRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get(
    '/api/auth/panel/change-sets',
    { config: { access: 'catalogue-or-orders' }, schema: { querystring: historyQuery, tags } },
    async (request, reply) => {
      const { actor, kind, from, until, limit, cursor } = request.query;
      const who = actorOf(request);
      const rows = rowsOf(db, requireUser(request));
      const sets = await listSets(rows, {
        actorIds: actor?.trim() ? await findActors(rows, actor.trim(), who.isAdmin ? null : who.sellerId) : null,
        sellerId: who.isAdmin ? null : who.sellerId,
        subjects: subjectsOf(who),
        kind: kind || null,
        from: startOfDay(from),
        until: startOfDay(until, 1),
        after: cursor ? requireId(cursor, common.pageNotFound) : null,
        limit: limit + 1,
      });
      const { page, next } = takePage(sets, limit, ({ id }) => id);
      describePage(reply, { next });
      return toChangeSets(rows, page);
    },
  );

  app.get(
    '/api/auth/panel/change-sets/:id',
    { config: { access: 'catalogue-or-orders' }, schema: { params, tags } },
    async (request, reply) => {
      const rows = rowsOf(db, requireUser(request));
      const set = orFail(await readSet(rows, idOf(request.params.id), actorOf(request)));
      showFresh(app, set, reply);
      return describeSet(set, rows);
    },
  );

  app.get(
    '/api/auth/panel/change-sets/:id/rows',
    { config: { access: 'catalogue-or-orders' }, schema: { params, querystring: rowsQuery, tags } },
    async (request, reply) => {
      const rows = rowsOf(db, requireUser(request));
      const set = orFail(await readSet(rows, idOf(request.params.id), actorOf(request)));
      const { result, limit, cursor } = request.query;
      const query = {
        result: result || null,
        after: cursor ? Number(cursor.slice('after:'.length)) : -1,
        limit: limit + 1,
      };
      const found = await findRows(rows, set.id, query);
      const { page, next } = takePage(found, limit, ({ place }) => `after:${place}`);
      describePage(reply, { next });
      return page.map((row) => toChangeRow(row, set.subject));
    },
  );
};

/** What the panel changes at once, its history, and its undo (product-rules.md#bulk-changes). */
export const changeSetsModule: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  await Promise.all([app.register(trailRoutes), app.register(trashRoutes)]);
  const workOn = workOnSets(app);
  const own = (request: FastifyRequest) => teamDb(db, requireUser(request));
  /** Works on a small change set at once, and tells what became of it. Its jobs go on with what fails here. */
  async function workAndTell({ set, reported }: ReportedSet) {
    try {
      await workOn(set);
      return await describeSet((await findSet(db, set.id)) ?? set, db);
    } catch (err) {
      app.log.warn({ err }, 'a change set is left to its job');
      return reported;
    }
  }
  await app.register(csvRoutes, { workAndTell });
  await app.register(searchWordFileRoutes);
  await app.register(readRoutes);

  app.post(
    '/api/auth/panel/change-sets',
    {
      config: { access: 'catalogue-or-orders', perMinute: { account: 30 } },
      schema: { body: changeSetInputSchema, tags },
    },
    async (request, reply) => {
      const set = orFail(await prepareSet(own(request), request.body, actorOf(request), app.readPanelSearch));
      return reply.code(201).send(await workAndTell(set));
    },
  );

  app.post('/api/auth/panel/change-sets/:id/run', { config, schema: { params, tags } }, async (request) =>
    workAndTell(orFail(await runSet(own(request), idOf(request.params.id), actorOf(request), findProof(request)))),
  );

  app.post('/api/auth/panel/change-sets/:id/undo', { config, schema: { params, tags } }, async (request) =>
    workAndTell(orFail(await undoSet(own(request), idOf(request.params.id), actorOf(request)))),
  );
  goOnInBackground(app);
};
