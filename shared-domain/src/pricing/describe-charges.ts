import * as texts from '#texts/pricing.ts';
import { formatPaise } from '../money/format-paise.ts';
import type { PriceRule } from '../tax/price-rules.ts';

export type ChargeRow = { label: string; value: string; tone?: 'success'; strong?: boolean };

/** The figures of a purchase in paise; a seller's share has no delivery. */
export type PurchaseCharges = { rule: PriceRule; gst: number; delivery?: number | undefined; payable: number };

/**
 * The rows in which every page, mail and invoice shows the cost of a purchase. They add up to the last one. GST that is
 * added is one of them, once; GST that the prices include is named with the items.
 */
export function describeCharges({ rule, gst, delivery, payable }: PurchaseCharges, sumLabel: string): ChargeRow[] {
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
