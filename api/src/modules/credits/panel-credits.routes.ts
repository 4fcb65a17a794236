import type { Db } from '@aaram/runtime/db';
import { creditKinds } from '@aaram/shared-domain/credit';
import { creditActionSchema } from '@aaram/shared-domain/credit/schema';
import { parseOrderNumber } from '@aaram/shared-domain/order';
import { readEmail } from '@aaram/shared-domain/read';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describePage, takePage } from '#list-page.ts';
import { findAccountId } from '#modules/identity/index.ts';
import { requireId } from '#plugins/errors.ts';
import { queryNumber } from '#plugins/input.ts';
import { orFail } from '#plugins/refusals.ts';
import { findMissingProof, requireUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/credits.ts';
import { listCredits } from './credits.repository.ts';
import type { GiftPurchases } from './gift-purchases.ts';
import { changeCredit, toPanelCredits } from './panel-credits.service.ts';

const tags = ['credits'];
const listQuery = z.strictObject({
  kind: z.enum(creditKinds).or(z.literal('')).optional(),
  /** An email address, the number of an order, or the last four characters of a code. */
  q: z.string().trim().max(100).optional(),
  limit: queryNumber(100).default(25),
  cursor: z.string().max(100).optional(),
});

/** What a typed text may name. */
async function readNamed(db: Db, q: string, purchases: GiftPurchases) {
  const email = readEmail(q) ?? null;
  const ownerId = email === null ? null : ((await findAccountId(db, email, '')) ?? null);
  const number = parseOrderNumber(q);
  const order = number === undefined ? undefined : await purchases.findByNumber(db, number);
  return { email, ownerId, tail: q.toUpperCase(), orderId: order?.id ?? null };
}

/** Credits for admins: who has them, their movements, and what can be done with them. */
export const panelCreditRoutes: FastifyPluginAsyncZod<{ purchases: GiftPurchases }> = async (app, { purchases }) => {
  const { db } = app;

  app.get(
    '/api/auth/panel/credits',
    { config: { access: 'admin' }, schema: { querystring: listQuery, tags } },
    async (request, reply) => {
      const { kind, q = '', limit, cursor } = request.query;
      const named = q === '' ? null : await readNamed(db, q, purchases);
      const after = cursor === undefined || cursor === '' ? null : requireId(cursor, common.pageNotFound);
      const { rows, total } = await listCredits(db, { kind: kind || null, named, after, limit: limit + 1 });
      const { page, next } = takePage(rows, limit, ({ id }) => id);
      describePage(reply, { total, next });
      return toPanelCredits(db, page, purchases);
    },
  );

  // As for mails about orders: for a person who did not get it, not to fill a mailbox.
  const limitMails = app.createLimit({
    name: 'gift cards again',
    max: 5,
    windowMs: 3_600_000,
    key: (request) => JSON.stringify(request.params),
  });

  app.put(
    '/api/auth/panel/credits/:id',
    {
      config: { access: 'admin' },
      schema: { params: z.object({ id: z.string() }), body: creditActionSchema, tags },
    },
    async (request) => {
      const id = requireId(request.params.id, texts.creditNotFound);
      const { action, reason } = request.body;
      if (action === 'mail') {
        await limitMails(request);
      }
      const { id: actorId } = requireUser(request);
      const actor = { actorId, requestId: request.id, missingProof: findMissingProof(request), purchases };
      return orFail(await changeCredit(db, { id, action, reason }, actor));
    },
  );
};
