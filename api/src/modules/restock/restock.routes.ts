import { restockAlertInputSchema } from '@aaram/shared-domain/restock/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail, requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/restock.ts';
import { deleteAlert, forgetAlerts } from './restock.repository.ts';
import { announceRestocks, askForRestock, readAlerts } from './restock.service.ts';
import { handleRestockMails } from './restock-mail.ts';

const DAY = 86_400_000;
const POLL_EVERY_MS = 60_000;
/** What was not back within half a year is hardly wanted any more. */
const RETENTION_DAYS = 180;
const signedIn = { access: 'signed-in' } as const;
const tags = ['restock'];
const url = '/api/auth/me/restock-alerts';

/** Sizes that shoppers want a message about when they are back. Every write returns the new list. */
export const restockModule: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  handleRestockMails(app);
  app.addBackground({
    name: 'tell of sizes that are back',
    everyMs: POLL_EVERY_MS,
    run: (signal) => announceRestocks(db, signal),
  });
  app.addBackground({
    name: 'forget old requests for sizes',
    everyMs: DAY,
    run: async () => void (await forgetAlerts(db, RETENTION_DAYS)),
  });

  app.get(url, { config: signedIn, schema: { tags } }, async (request) => readAlerts(db, requireUser(request).id));

  app.post(
    url,
    { config: { ...signedIn, perMinute: { account: 60 } }, schema: { body: restockAlertInputSchema, tags } },
    async (request) => {
      const user = requireUser(request);
      const productId = requireId(request.body.productId, common.productNotFound);
      if (!user.isVerified) {
        fail(403, 'EMAIL_NOT_VERIFIED', texts.confirmEmail);
      }
      return orFail(await askForRestock(db, { userId: user.id, productId, size: request.body.size }));
    },
  );

  app.delete(
    `${url}/:id`,
    { config: signedIn, schema: { params: z.object({ id: z.string() }), tags } },
    async (request) => {
      const { id: userId } = requireUser(request);
      // Removing one twice is no error, as on the wishlist.
      await deleteAlert(db, userId, requireId(request.params.id, texts.alertNotFound));
      return readAlerts(db, userId);
    },
  );
};
