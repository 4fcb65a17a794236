import * as agreed from '#texts/agreed-discount.ts';
import * as texts from '#texts/pricing.ts';
import { formatPaise } from '../money/format-paise.ts';
import { paiseFromRupees } from '../money/paise.ts';
import type { PriceRule } from '../tax/price-rules.ts';
import { type ChargeRow, describeCharges, type PurchaseCharges } from './describe-charges.ts';
import type { PaymentSplit } from './split-payment.ts';

/** The same rows with what staff took off the prices. Apart from them, because a cart has none and is a first load. */
export function describeAgreedCharges(
  charges: PurchaseCharges & { discount?: number | undefined },
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
