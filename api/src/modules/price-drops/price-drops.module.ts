import type { FastifyPluginAsync } from 'fastify';
import { handlePriceDropMails } from './price-drop-mail.ts';
import { announcePriceDrops } from './price-drops.service.ts';

const POLL_EVERY_MS = 60_000;

/** Tells shoppers that a product they saved costs less (product-rules.md#mail-when-a-price-falls). */
export const priceDropsModule: FastifyPluginAsync = async (app) => {
  handlePriceDropMails(app);
  app.addBackground({
    name: 'tell of lower prices',
    everyMs: POLL_EVERY_MS,
    run: (signal) => announcePriceDrops(app.db, signal),
  });
};
