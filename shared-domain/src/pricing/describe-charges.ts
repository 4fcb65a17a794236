import * as texts from '#texts/pricing.ts';
import { formatPaise } from '../money/format-paise.ts';
import { paiseFromRupees } from '../money/paise.ts';
import type { PaymentSplit } from './split-payment.ts';

export type ChargeRow = { label: string; value: string; tone?: 'success'; strong?: boolean };

/** The figures of a purchase in paise; a seller's share has no delivery. */
type Charges = { gst: number; delivery?: number | undefined; payable: number };

/**
 * The rows in which every page, mail and invoice shows the cost of a purchase. They add up to the last one, and GST is
 * one of them, once. Items are shown without GST, so that the rows add up under any price rule.
 */
export function describeCharges({ gst, delivery, payable }: Charges, sumLabel: string): ChargeRow[] {
  const shipping: ChargeRow[] =
    delivery === undefined
      ? []
      : delivery === 0
        ? [{ label: texts.delivery, value: texts.free, tone: 'success' }]
        : [{ label: texts.delivery, value: formatPaise(delivery) }];
  return [
    { label: texts.itemsBeforeGst, value: formatPaise(payable - gst - (delivery ?? 0)) },
    { label: texts.gst, value: formatPaise(gst) },
    ...shipping,
    { label: sumLabel, value: formatPaise(payable), strong: true },
  ];
}

/** What credits pay of a purchase, and what is left, in paise; nothing when they pay nothing. */
export const describeSplit = ({ credit, left }: PaymentSplit, leftLabel: string): ChargeRow[] =>
  credit === 0
    ? []
    : [
        { label: texts.byCredit, value: formatPaise(credit) },
        { label: leftLabel, value: formatPaise(left), strong: true },
      ];

type Charged = {
  gstAmount: number;
  deliveryCharges: number;
  payableAmount: number;
  creditAmount?: number | undefined;
  paymentStatus: string;
};

/** The same rows for an order with amounts in rupees, and after them what credits pay of it. Throws RangeError for more than two decimals. */
export function describeOrderCharges({
  gstAmount,
  deliveryCharges,
  payableAmount,
  creditAmount = 0,
  paymentStatus,
}: Charged): ChargeRow[] {
  const isPaid = paymentStatus === 'Paid' || paymentStatus === 'Refunded';
  const payable = paiseFromRupees(payableAmount);
  const credit = paiseFromRupees(creditAmount);
  return [
    ...describeCharges(
      { gst: paiseFromRupees(gstAmount), delivery: paiseFromRupees(deliveryCharges), payable },
      isPaid ? texts.paid : texts.payable,
    ),
    ...describeSplit({ credit, left: payable - credit }, isPaid ? texts.paidOnline : texts.leftToPay),
  ];
}
