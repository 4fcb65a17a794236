import { creditCodeSchema } from '@aaram/shared-domain/credit/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createGuessLimits } from '#modules/identity/index.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import * as texts from '#texts/credits.ts';
import { claimCredit } from './claim-credit.ts';
import { handleEndingMails } from './ending-mail.ts';
import { expireCredits } from './expire-credits.ts';
import { createGiftCodes } from './gift-code.ts';
import { handleGiftMails } from './gift-jobs.ts';
import type { GiftPurchases } from './gift-purchases.ts';
import { panelCreditRoutes } from './panel-credits.routes.ts';
import { readBoughtGifts } from './read-bought.ts';
import { readCreditsOf } from './read-credits.ts';
import { remindOfEnding } from './remind-of-ending.ts';

const tags = ['credits'];
const HOUR = 3_600_000;

/** Credit notes and gift cards of accounts (product-rules.md#credits). */
export const creditsModule: FastifyPluginAsyncZod<{ purchases: GiftPurchases }> = async (app, { purchases }) => {
  const { db } = app;
  const codes = createGiftCodes(app.config.secrets);
  const guesses = createGuessLimits(app);
  handleGiftMails(app, codes, purchases);
  handleEndingMails(app);
  await app.register(panelCreditRoutes, { purchases });
  app.addBackground({
    name: 'end credits whose time is over',
    everyMs: HOUR,
    run: async () => void (await expireCredits(db)),
  });
  app.addBackground({
    name: 'remind of credits that end soon',
    everyMs: HOUR,
    run: async () => void (await remindOfEnding(db)),
  });

  app.get('/api/credits', { config: { access: 'signed-in' }, schema: { tags } }, async (request) =>
    readCreditsOf(db, requireUser(request).id),
  );

  app.get('/api/gift-cards', { config: { access: 'signed-in' }, schema: { tags } }, async (request) =>
    readBoughtGifts(db, requireUser(request).id, purchases),
  );

  app.post(
    '/api/credits',
    { bodyLimit: 4096, config: { access: 'signed-in' }, schema: { body: creditCodeSchema, tags } },
    async (request) => {
      const { id: ownerId } = requireUser(request);
      // Like guesses of passwords from an unknown device, whatever account makes them.
      const giveBack = orFail(
        await guesses.take(request, { name: `gift card:${ownerId}`, accountId: undefined }, texts.tooManyCodes),
      );
      const credit = orFail(await claimCredit(db, { typed: request.body.code, ownerId }, codes));
      await giveBack();
      const credits = await readCreditsOf(db, ownerId);
      return credits.sort((one, other) => Number(other._id === credit) - Number(one._id === credit));
    },
  );
};
