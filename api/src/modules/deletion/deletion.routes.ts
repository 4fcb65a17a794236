import { formatLongDay } from '@aaram/shared-domain/format';
import { deletionInputSchema, deletionSchema } from '@aaram/shared-domain/identity/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { forgetOldInvoices } from '#modules/orders/index.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireProof, requireUser } from '#plugins/session.ts';
import * as texts from '#texts/deletion.ts';
import { askDeletion, deleteDueAccounts, sayGoodbye, tellAccountStays } from './deletion.service.ts';

const HOUR = 3_600_000;

/** The deletion of one's own account (product-rules.md#deleting-an-account). */
export const deletionModule: FastifyPluginAsyncZod = async (app) => {
  app.handleJob('say-goodbye', ({ userId, dueAt, event }) =>
    sayGoodbye(app.db, { userId: String(userId), dueAt: String(dueAt), event: String(event) }, app),
  );
  app.handleJob('tell-account-kept', ({ userId, event }) =>
    tellAccountStays(app.db, { userId: String(userId), event: `account-kept:${String(event)}` }, app),
  );
  app.addBackground({
    name: 'delete accounts',
    everyMs: HOUR,
    run: async () => void (await deleteDueAccounts(app.db)),
  });
  app.addBackground({
    name: 'forget old invoices of deleted accounts',
    everyMs: 24 * HOUR,
    run: async () => void (await forgetOldInvoices(app.db)),
  });

  app.post(
    '/api/auth/me/deletion',
    {
      config: { access: 'signed-in', perMinute: { account: 10 } },
      schema: { body: deletionInputSchema, response: { 200: deletionSchema }, tags: ['identity'] },
    },
    async (request) => {
      requireProof(request);
      const { confirmation } = request.body;
      const dueAt = orFail(await askDeletion(app.db, { userId: requireUser(request).id, confirmation }));
      const due = dueAt.toISOString();
      return { message: texts.deletionNoted(formatLongDay(due)), dueAt: due };
    },
  );
};
