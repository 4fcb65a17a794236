import type { Db } from '@aaram/runtime/db';
import { enqueueJob } from '#modules/jobs/index.ts';

export const GIFT_MAIL = 'gift-card';
export const BOUGHT_MAIL = 'gift-card-bought';

/** Queues the mail with a gift card to its recipient; the job knows only its id. `again` names a repetition. */
export const announceGift = (tx: Db, creditId: string, again?: string) =>
  enqueueJob(tx, {
    queue: 'mail',
    kind: GIFT_MAIL,
    payload: {
      credit: creditId,
      event: again === undefined ? `gift-card:${creditId}` : `gift-card:${creditId}:${again}`,
    },
    ...(again === undefined ? { dedupeKey: `gift-card:${creditId}` } : {}),
  });

/** Queues the mail to who bought it. */
export const announceBought = (tx: Db, creditId: string) =>
  enqueueJob(tx, {
    queue: 'mail',
    kind: BOUGHT_MAIL,
    payload: { credit: creditId },
    dedupeKey: `gift-card-bought:${creditId}`,
  });
