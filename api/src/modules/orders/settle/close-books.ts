import { announceRefund } from '../mail/mail-jobs.ts';
import { addEvent, changeOrder, type OrderRow } from '../order.repository.ts';
import type { GatewayRefund } from '../payment-gateway.ts';
import type { Db } from '../transaction.repository.ts';
import { lockWhole, type WholeOrder } from '../whole-order.ts';
import { CHANGE_OF_MIND_SECONDS, cancelParcels } from './cancel-parcels.ts';
import { coverRefunds } from './cover-refunds.ts';
import { putProviderRefund, undoProviderRefund } from './provider-refunds.repository.ts';
import { sumRefunded, takeUntold } from './refunds.repository.ts';

async function restate(tx: Db, order: OrderRow, paymentStatus: OrderRow['paymentStatus'], source: string) {
  await changeOrder(tx, order.id, { paymentStatus, nextCheckAt: null });
  await addEvent(tx, { orderId: order.id, orderStatus: order.orderStatus, paymentStatus, source });
}

/** All of the payment has gone back: what has not left the shop is cancelled, its pieces are on sale again. */
async function markRefunded(tx: Db, whole: WholeOrder, paymentId: string) {
  const waiting = whole.parcels.filter(({ orderStatus }) => orderStatus === 'Pending' || orderStatus === 'Processing');
  const { order } = waiting.length === 0 ? whole : await cancelParcels(tx, whole, waiting, { source: 'refund' });
  await coverRefunds(tx, paymentId);
  await restate(tx, order, 'Refunded', 'refund');
}

/**
 * Compares what went back of a payment with what was paid, and says on the order what is true: Refunded exactly when
 * the sums agree, and not any more when a refund failed afterwards. Tells the shopper of money that arrived. Another
 * payment than the order's own leaves it as it is.
 */
async function closeBooks(tx: Db, orderId: string, paymentId: string) {
  const whole = await lockWhole(tx, orderId);
  if (whole?.order.providerPaymentId !== paymentId) {
    return;
  }
  const { order } = whole;
  const { paise, hasFailed } = await sumRefunded(tx, paymentId);
  const isAllBack = paise >= order.payablePaise;
  if (isAllBack && order.paymentStatus !== 'Refunded') {
    await markRefunded(tx, whole, paymentId);
  } else if (!isAllBack && hasFailed && order.paymentStatus === 'Refunded') {
    await restate(tx, order, order.paidAt === null ? 'Failed' : 'Paid', 'refund-failed');
  }
  for (const refund of await takeUntold(tx, paymentId)) {
    await announceRefund(tx, refund);
  }
}

/**
 * Notes refunds of one payment as the provider tells them, whoever made them there, in any order and however often,
 * and closes the books on them. Orders are locked first.
 */
export async function noteProviderRefunds(
  tx: Db,
  { orderId, paymentId }: { orderId: string; paymentId: string },
  refunds: readonly GatewayRefund[],
) {
  await lockWhole(tx, orderId);
  for (const refund of refunds) {
    const update = await putProviderRefund(tx, orderId, refund);
    if (update?.now === 'failed') {
      await undoProviderRefund(tx, { ...refund, delaySeconds: CHANGE_OF_MIND_SECONDS });
    }
  }
  await settleRefunds(tx, orderId, paymentId);
}

/** Sets what the provider gave back against what is owed, and closes the books. The order is locked by the caller. */
export async function settleRefunds(tx: Db, orderId: string, paymentId: string) {
  await coverRefunds(tx, paymentId);
  await closeBooks(tx, orderId, paymentId);
}
