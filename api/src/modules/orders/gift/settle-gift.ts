import type { Db } from '@aaram/runtime/db';
import { issueGiftCard, withdrawGift } from '#modules/credits/index.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import * as texts from '#texts/credits.ts';
import { addEvent, changeOrder, type OrderRow } from '../order.repository.ts';
import { oweRefund } from '../settle/refunds.repository.ts';

/** Marks the order of a gift card as paid, and issues the card. Nothing can be sold out, so no payment is too late. */
export async function payGift(
  tx: Db,
  order: OrderRow,
  {
    paymentId,
    source,
    paidAt,
    secondCheckMs,
  }: { paymentId: string; source: string; paidAt: Date; secondCheckMs: number },
) {
  const nextCheckAt = new Date(paidAt.getTime() + secondCheckMs);
  const paymentStatus = 'Paid';
  const orderStatus = 'Processing';
  await changeOrder(tx, order.id, {
    ...{ paymentStatus, orderStatus, nextCheckAt, trackingId: null, holdsStock: false },
    providerPaymentId: paymentId,
    paidAt,
  });
  await addEvent(tx, { orderId: order.id, orderStatus, paymentStatus, source });
  await issueGiftCard(tx, { orderId: order.id, paise: order.payablePaise });
}

/** Owes the payment of a gift card back, once. */
export const oweGift = (tx: Db, { id, providerPaymentId, payablePaise }: OrderRow) =>
  oweRefund(tx, { paymentId: providerPaymentId ?? '', orderId: id, amountPaise: payablePaise });

/** The payment of a gift card has gone back, no matter who did it: the card can no longer be spent. */
export async function cancelGift(tx: Db, order: OrderRow) {
  await withdrawGift(tx, order.id, { reason: texts.paymentWentBack });
  await oweGift(tx, order);
}

/** Queues the mail about the refund of a gift card. */
export const announceGiftRefund = (
  tx: Db,
  { id, orderId, amountPaise }: Record<'id' | 'orderId', string> & { amountPaise: number },
) =>
  enqueueJob(tx, {
    queue: 'mail',
    kind: 'gift-card-refunded',
    payload: { orderId, refund: id, paise: amountPaise },
    dedupeKey: `gift-card-refunded:${id}`,
  });
