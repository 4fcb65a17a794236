import { formatPaise } from '../money/format-paise.ts';
import { paiseFromRupees } from '../money/paise.ts';

export type ChargeRow = { label: string; value: string; tone?: 'success'; strong?: boolean };

/** What a purchase comes to, in paise; a seller's share of it has no delivery. */
type Charges = { gst: number; delivery?: number | undefined; payable: number };

/**
 * The rows by which every page, mail and invoice shows what a purchase costs: they add up to the last one, and GST is
 * one of them, once. What the items cost is shown without GST, so they add up whatever the price rule.
 */
export function describeCharges({ gst, delivery, payable }: Charges, sumLabel: string): ChargeRow[] {
  const shipping: ChargeRow[] =
    delivery === undefined
      ? []
      : delivery === 0
        ? [{ label: 'Delivery', value: 'Free', tone: 'success' }]
        : [{ label: 'Delivery', value: formatPaise(delivery) }];
  return [
    { label: 'Items before GST', value: formatPaise(payable - gst - (delivery ?? 0)) },
    { label: 'GST', value: formatPaise(gst) },
    ...shipping,
    { label: sumLabel, value: formatPaise(payable), strong: true },
  ];
}

type Charged = { gstAmount: number; deliveryCharges: number; payableAmount: number; paymentStatus: string };

/** The same rows of an order as it travels. */
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
    isPaid ? 'Paid' : 'Payable',
  );
}
