import type { Db } from '@aaram/runtime/db';
import { asStore } from '@aaram/runtime/db/rows';
import { announceGiftRefund, cancelGift } from '../gift/settle-gift.ts';
import { followRefunds } from '../hold/hold-bought.ts';
import { announceCreditBack, announceRefund } from '../mail/mail-jobs.ts';
import { addEvent, changeOrder, type OrderRow } from '../order.repository.ts';
import type { GatewayRefund } from '../payment-gateway.ts';
import { issueCreditNotes } from '../tax/issue-credit-notes.ts';
import { lockWhole, type WholeOrder } from '../whole-order.ts';
import { CHANGE_OF_MIND_SECONDS, cancelParcels } from './cancel-parcels.ts';
import { coverRefunds } from './cover-refunds.ts';
import { isCreditPayment, paymentsOf, sumPaid } from './payments-of-order.ts';
import { putProviderRefund, undoProviderRefund } from './provider-refunds.repository.ts';
import { sumRefunded, takeUntold } from './refunds.repository.ts';

async function restate(tx: Db, order: OrderRow, paymentStatus: OrderRow['paymentStatus'], source: string) {
  await changeOrder(tx, order.id, { paymentStatus, nextCheckAt: null });
  await addEvent(tx, { orderId: order.id, orderStatus: order.orderStatus, paymentStatus, source });
}

/** When all that was paid was refunded: cancels what has not been sent, so that its pieces are on sale again. */
async function markRefunded(tx: Db, whole: WholeOrder) {
  const waiting = whole.parcels.filter(({ orderStatus }) => orderStatus === 'Pending' || orderStatus === 'Processing');
  const { order } = waiting.length === 0 ? whole : await cancelParcels(tx, whole, waiting, { source: 'refund' });
  if (order.kind === 'gift-card') {
    await cancelGift(tx, order);
  }
  for (const payment of paymentsOf(order)) {
    await coverRefunds(tx, payment.id);
  }
  await restate(tx, order, 'Refunded', 'refund');
}

/** The mail about a refund that was made. */
function chooseNews({ kind }: OrderRow, paymentId: string) {
  if (kind === 'gift-card') {
    return announceGiftRefund;
  }
  return isCreditPayment(paymentId) ? announceCreditBack : announceRefund;
}

/**
 * Compares the refunds of an order's payments with what was paid and corrects the order's status: Refunded exactly when the sums
 * agree, and no longer when a refund fails later. Issues the credit notes of refunds that were made, and queues mails about them. Payments other than the
 * order's own do not change its status.
 */
async function closeBooks(tx: Db, orderId: string, paymentId: string) {
  const whole = await lockWhole(tx, orderId);
  const payments = whole === undefined ? [] : paymentsOf(whole.order);
  if (whole === undefined || !payments.some(({ id }) => id === paymentId)) {
    return;
  }
  const { order } = whole;
  const { paise, hasFailed } = await sumRefunded(
    tx,
    payments.map(({ id }) => id),
  );
  await followRefunds(tx, order);
  const isAllBack = paise >= sumPaid(order);
  if (isAllBack && order.paymentStatus !== 'Refunded') {
    await markRefunded(tx, whole);
  } else if (!isAllBack && hasFailed && order.paymentStatus === 'Refunded') {
    await restate(tx, order, order.paidAt === null ? 'Failed' : 'Paid', 'refund-failed');
  }
  await issueCreditNotes(tx, orderId);
  for (const refund of await takeUntold(tx, paymentId)) {
    await chooseNews(order, paymentId)(tx, refund);
  }
}

/**
 * Records refunds of one payment as the provider reports them, no matter who made them, in any sequence and repeatedly, and
 * closes the books. Locks the order first.
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

/** Matches the provider's refunds with what is owed, and closes the books. The caller locks the order. */
export async function settleRefunds(tx: Db, orderId: string, paymentId: string) {
  await coverRefunds(tx, paymentId);
  await closeBooks(tx, orderId, paymentId);
}

/** The same for all payments of an order, as the store, no matter who caused it. The caller locks the order. */
export async function settleOrderRefunds(tx: Db, order: OrderRow) {
  await asStore(tx, async () => {
    for (const { id } of paymentsOf(order)) {
      await settleRefunds(tx, order.id, id);
    }
  });
}
