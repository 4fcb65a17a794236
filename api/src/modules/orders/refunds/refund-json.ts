import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { type PaidWay, paidWays, type RefundQuote, refundArrives } from '@aaram/shared-domain/refund';
import { restOf } from '../returns/refund-money.ts';
import { CHANGE_OF_MIND_SECONDS } from '../settle/cancel-parcels.ts';
import { shareOverPayments } from '../settle/owe-parcels.ts';
import { isCreditPayment } from '../settle/payments-of-order.ts';
import type { Debt } from '../settle/refunds.repository.ts';
import type { Known, Plan, State } from './plan-refund.ts';

type Amounts = RefundQuote['before'];

const toAmounts = (goods: number, gst: number, delivery: number): Amounts => ({
  goods: rupeesFromPaise(goods),
  gst: rupeesFromPaise(gst),
  delivery: rupeesFromPaise(delivery),
  total: rupeesFromPaise(goods + gst + delivery),
});

/**
 * What is paid for what the shopper still has or gets of the caller's parcels. Delivery belongs to the whole order: to
 * the person who sends the last of its parcels.
 */
function sumState({ whole, own }: Known, { money, parcels }: State): Amounts {
  const isOwn = (id: string) => own.some((one) => one.id === id);
  const alive = parcels.filter(({ orderStatus }) => orderStatus !== 'Cancelled');
  const sellers = new Set(alive.filter(({ id }) => isOwn(id)).map(({ sellerId }) => sellerId));
  const rests = whole.lines.filter(({ sellerId }) => sellers.has(sellerId)).map(({ id }) => restOf(money, id));
  const hasDelivery = alive.length > 0 && alive.every(({ id }) => isOwn(id));
  return toAmounts(
    rests.reduce((sum, { goodsPaise }) => sum + goodsPaise, 0),
    rests.reduce((sum, { gstPaise }) => sum + gstPaise, 0),
    hasDelivery ? whole.order.deliveryPaise : 0,
  );
}

/** How the provider was paid, in the words of the contract. */
export const readPaidBy = (paidBy: string | null): PaidWay | null =>
  paidBy === null ? null : (paidWays.find((way) => way === paidBy) ?? 'other');

/** A plan as the caller is shown it. `debts` are all debts of the order so far, by payment. */
export function toQuote(known: Known, { parts, before, after }: Plan, debts: readonly Debt[]): RefundQuote {
  const { whole, own, now } = known;
  const refundPaise = parts.reduce((sum, { money }) => sum + money.refundPaise, 0);
  const sum = (read: (money: Plan['parts'][number]['money']) => number) =>
    parts.reduce((total, { money }) => total + read(money), 0);
  const shares = shareOverPayments(whole.order, debts, refundPaise);
  const toCredit = shares.reduce(
    (total, { paymentId, paise }) => (isCreditPayment(paymentId) ? total + paise : total),
    0,
  );
  const sentAt = new Date(now.getTime() + CHANGE_OF_MIND_SECONDS * 1000);
  return {
    before: sumState(known, before),
    after: sumState(known, after),
    refund: {
      ...toAmounts(
        sum(({ goodsPaise }) => goodsPaise),
        sum(({ gstPaise }) => gstPaise),
        sum(({ deliveryPaise }) => deliveryPaise),
      ),
      total: rupeesFromPaise(refundPaise),
    },
    toCredit: rupeesFromPaise(toCredit),
    toPayment: rupeesFromPaise(refundPaise - toCredit),
    paidBy: readPaidBy(whole.order.paidBy),
    parcels: parts.flatMap(({ kind, parcel }) =>
      kind === 'parcel' ? [own.findIndex(({ id }) => id === parcel.id) + 1] : [],
    ),
    undoUntil: sentAt.toISOString(),
    arrivesBy: refundArrives(sentAt).toISOString(),
  };
}
