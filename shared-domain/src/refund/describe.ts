import * as texts from '#texts/refund.ts';
import { formatDay } from '../format/format-day.ts';
import { formatPaise } from '../money/format-paise.ts';
import { paiseFromRupees } from '../money/paise.ts';
import type { PaidWay } from './kinds.ts';
import type { RefundQuote } from './schema.ts';

const ways: Record<PaidWay, string> = {
  upi: texts.toUpi,
  card: texts.toCard,
  netbanking: texts.toBank,
  wallet: texts.toWallet,
  other: texts.theWayItWasPaid,
};

/** Where money goes that the provider sends back. */
export const sayWay = (paidBy: PaidWay | null): string => (paidBy === null ? texts.theWayItWasPaid : ways[paidBy]);

type DescribedRefund = Pick<RefundQuote, 'toCredit' | 'toPayment' | 'paidBy' | 'arrivesBy'>;

/** What will happen with the money and when, a sentence for each way. */
export function sayRefund({ toCredit, toPayment, paidBy, arrivesBy }: DescribedRefund): string[] {
  const money = (rupees: number) => formatPaise(paiseFromRupees(rupees));
  return [
    ...(toPayment > 0 ? [texts.goesBackBy(money(toPayment), sayWay(paidBy), formatDay(arrivesBy))] : []),
    ...(toCredit > 0 ? [texts.goesBackAsCredit(money(toCredit))] : []),
    ...(toPayment + toCredit === 0 ? [texts.nothingGoesBack] : []),
  ];
}
