import { type OutboxChannel, outboxChannels } from '@aaram/shared-domain/outbox';
import { retryInputSchema } from '@aaram/shared-domain/outbox/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describePage, takePage } from '#list-page.ts';
import { wasMailed } from '#modules/mail/index.ts';
import { readMoneyGaps } from '#modules/orders/index.ts';
import { refuse } from '#outcome.ts';
import { requireId } from '#plugins/errors.ts';
import { queryNumber } from '#plugins/input.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import { readJobs, retryJobs } from './jobs.service.ts';
import { readOutbox } from './read-outbox.service.ts';

const tags = ['panel'];
const DEFAULT_LIMIT = 25;
const outboxQuery = z.strictObject({
  channel: z.enum(outboxChannels).default('email'),
  limit: queryNumber(100).optional(),
  /** The id of the last message of the page before. */
  cursor: z.string().max(200).optional(),
});

/** What left the store, background work that failed, and differences from the payment provider, for admins. */
export const outboxModule: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  /** Emails are named by their event, short messages by their id. */
  const readCursor = async (channel: OutboxChannel, cursor: string): Promise<string> => {
    if (channel !== 'email') {
      return requireId(cursor, common.pageNotFound);
    }
    return orFail((await wasMailed(db, cursor)) ? cursor : refuse('NOT_FOUND', common.pageNotFound));
  };

  app.get(
    '/api/auth/panel/outbox',
    { config: { access: 'admin' }, schema: { querystring: outboxQuery, tags } },
    async (request, reply) => {
      const { channel, limit = DEFAULT_LIMIT, cursor = '' } = request.query;
      const after = cursor === '' ? null : await readCursor(channel, cursor);
      const rows = await readOutbox(db, { channel, limit: limit + 1, after });
      const { page, next } = takePage(rows, limit, ({ _id }) => _id);
      describePage(reply, { next });
      return page;
    },
  );

  app.get('/api/auth/panel/jobs', { config: { access: 'admin' }, schema: { tags } }, () => readJobs(db));

  app.post(
    '/api/auth/panel/jobs/retries',
    { config: { access: 'admin', perMinute: { account: 30 } }, schema: { body: retryInputSchema, tags } },
    async (request) => {
      const caller = { actorId: requireUser(request).id, requestId: request.id };
      return retryJobs(db, request.body.ids, caller);
    },
  );

  app.get('/api/auth/panel/money-gaps', { config: { access: 'admin' }, schema: { tags } }, () => readMoneyGaps(db));
};
