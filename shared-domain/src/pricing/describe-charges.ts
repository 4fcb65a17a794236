import * as texts from '#texts/pricing.ts';
import { formatPaise } from '../money/format-paise.ts';
import { paiseFromRupees } from '../money/paise.ts';

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

type Charged = { gstAmount: number; deliveryCharges: number; payableAmount: number; paymentStatus: string };

/** The same rows for an order with amounts in rupees. Throws RangeError for more than two decimals. */
export function describeOrderCharges({
  gstAmount,
  deliveryCharges,
  payableAmount,
  paymentStatus,
}: Charged): ChargeRow[] {
  const isPaid = paymentStatus === 'Paid' || paymentStatus === 'Refunded';
  return describeCharges(
    {
      gst: paiseFromRupees(gstAmount),
      delivery: paiseFromRupees(deliveryCharges),
      payable: paiseFromRupees(payableAmount),
    },
    isPaid ? texts.paid : texts.payable,
  );
}
