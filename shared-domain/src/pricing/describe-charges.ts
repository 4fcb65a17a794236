import * as agreed from '#texts/agreed-discount.ts';
import * as texts from '#texts/pricing.ts';
import { formatPaise } from '../money/format-paise.ts';
import { paiseFromRupees } from '../money/paise.ts';
import type { PriceRule } from '../tax/price-rules.ts';
import type { PaymentSplit } from './split-payment.ts';

export type ChargeRow = { label: string; value: string; tone?: 'success'; strong?: boolean };

/** The figures of a purchase in paise; a seller's share has no delivery. */
type Charges = { rule: PriceRule; gst: number; delivery?: number | undefined; payable: number };

/**
 * The rows in which every page, mail and invoice shows the cost of a purchase. They add up to the last one. GST that is
 * added is one of them, once; GST that the prices include is named with the items.
 */
export function describeCharges({ rule, gst, delivery, payable }: Charges, sumLabel: string): ChargeRow[] {
  const shipping: ChargeRow[] =
    delivery === undefined
      ? []
      : delivery === 0
        ? [{ label: texts.delivery, value: texts.free, tone: 'success' }]
        : [{ label: texts.delivery, value: formatPaise(delivery) }];
  return [
    {
      label: rule === 'inclusive' ? texts.itemsWithGst : texts.itemsBeforeGst,
      value: formatPaise(payable - gst - (delivery ?? 0)),
    },
    ...(rule === 'inclusive' ? [] : [{ label: texts.gst, value: formatPaise(gst) }]),
    ...shipping,
    { label: sumLabel, value: formatPaise(payable), strong: true },
  ];
}

/** The same rows with what staff took off the prices. Apart from them, because a cart has none and is a first load. */
export function describeAgreedCharges(
  charges: Charges & { discount?: number | undefined },
  sumLabel: string,
): ChargeRow[] {
  const { gst, delivery = 0, discount = 0, payable } = charges;
  const [items, ...rest] = describeCharges(charges, sumLabel);
  return items === undefined || discount === 0
    ? describeCharges(charges, sumLabel)
    : [
        { ...items, value: formatPaise(payable - gst - delivery + discount) },
        { label: agreed.agreedDiscount, value: agreed.less(formatPaise(discount)) },
        ...rest,
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
  priceRule: PriceRule;
  gstAmount: number;
  deliveryCharges: number;
  payableAmount: number;
  discountAmount?: number | undefined;
  creditAmount?: number | undefined;
  paymentStatus: string;
};

/** The same rows for an order with amounts in rupees, and after them what credits pay of it. Throws RangeError for more than two decimals. */
export function describeOrderCharges({
  priceRule,
  gstAmount,
  deliveryCharges,
  payableAmount,
  discountAmount = 0,
  creditAmount = 0,
  paymentStatus,
}: Charged): ChargeRow[] {
  const isPaid = paymentStatus === 'Paid' || paymentStatus === 'Refunded';
  const payable = paiseFromRupees(payableAmount);
  const credit = paiseFromRupees(creditAmount);
  return [
    ...describeAgreedCharges(
      {
        ...{ rule: priceRule, gst: paiseFromRupees(gstAmount), payable },
        delivery: paiseFromRupees(deliveryCharges),
        discount: paiseFromRupees(discountAmount),
      },
      isPaid ? texts.paid : texts.payable,
    ),
    ...describeSplit({ credit, left: payable - credit }, isPaid ? texts.paidOnline : texts.leftToPay),
  ];
}
