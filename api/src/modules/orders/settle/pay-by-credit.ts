import type { Db } from '@aaram/runtime/db';
import { issueCreditNote, returnCredit } from '#modules/credits/index.ts';
import { lockOrder, type OrderRow } from '../order.repository.ts';
import type { GatewayRefund } from '../payment-gateway.ts';
import { noteProviderRefunds } from './close-books.ts';
import type { OwedPart } from './owe-parcels.ts';
import { isCreditPayment } from './payments-of-order.ts';
import { type DueRefund, findRefundAsk } from './provider-refunds.repository.ts';
import { markAnnounced } from './refunds.repository.ts';

/** What the books say of a debt that the store has paid by itself: a refund that is made at once. */
const madeRefund = (refundId: string, paymentId: string, amountPaise: number): GatewayRefund => ({
  id: `store:${refundId}`,
  paymentId,
  amountPaise,
  receipt: refundId,
  status: 'processed',
});

/** Pays what is left of a due refund of credit back to the credits it came from, once. */
export async function payBackCredit(tx: Db, { id, orderId, providerPaymentId: paymentId }: DueRefund) {
  const order = await lockOrder(tx, orderId);
  const ask = await findRefundAsk(tx, id);
  if (order === undefined || ask === undefined || ask.amountPaise <= 0) {
    return;
  }
  await returnCredit(tx, order, { from: 'paid', paise: ask.amountPaise });
  await noteProviderRefunds(tx, { orderId, paymentId }, [madeRefund(id, paymentId, ask.amountPaise)]);
}

/**
 * Pays what is left of these debts of a return by credit notes, once each, instead of asking the provider. What credits
 * had paid goes back to them. The caller locks the order.
 */
export async function payByCreditNote(tx: Db, { id: orderId, userId }: OrderRow, parts: readonly OwedPart[]) {
  for (const { id, paymentId } of parts) {
    const ask = isCreditPayment(paymentId) ? undefined : await findRefundAsk(tx, id);
    if (ask !== undefined && ask.amountPaise > 0) {
      await issueCreditNote(tx, { ownerId: userId, refundId: id, paise: ask.amountPaise });
      await noteProviderRefunds(tx, { orderId, paymentId }, [madeRefund(id, paymentId, ask.amountPaise)]);
    }
  }
}

/**
 * Pays a debt that the provider does not refund, because it is less than a rupee and nothing else of its payment is owed,
 * by a credit note, without a mail (product-rules.md#small-refunds). The caller locks the order.
 */
export async function paySmallByCredit(
  tx: Db,
  { id, orderId, providerPaymentId: paymentId }: Omit<DueRefund, 'attempts' | 'provider'>,
) {
  const order = await lockOrder(tx, orderId);
  const ask = await findRefundAsk(tx, id);
  if (order !== undefined && ask !== undefined) {
    await markAnnounced(tx, id);
    await payByCreditNote(tx, order, [{ id, paymentId, paise: ask.amountPaise }]);
  }
}
