import { formatRupees } from '@aaram/shared-domain/money';
import { policyFacts } from '@aaram/shared-domain/settings';
import type { PolicySection } from './policy-text.tsx';

const {
  freeShippingAbove,
  standardShipping,
  expressShipping,
  codSurcharge,
  delivery,
  damagedReturnDays,
  paymentMethods,
} = policyFacts;

/** Shipping Policy, with the owner's figures (product-rules.md#policy-facts). */
export const shippingPolicy: readonly PolicySection[] = [
  {
    title: 'What delivery costs',
    carrierTerms: [
      `Free shipping above ${formatRupees(freeShippingAbove)}`,
      `Standard shipping ${formatRupees(standardShipping.fee)} (${standardShipping.days})`,
      `Express ${formatRupees(expressShipping.fee)} (${expressShipping.days})`,
      `COD surcharge ${formatRupees(codSurcharge)}`,
    ],
    blocks: [
      'You pay what the product page and the cart name, not these terms. Cash on delivery (COD) is not offered at the moment.',
    ],
  },
  {
    title: 'Where we deliver',
    blocks: ['We deliver within India only.'],
  },
  {
    title: 'How long it takes',
    blocks: [
      [
        `Metro cities: ${delivery.metro}.`,
        `Other cities and towns: ${delivery.other}.`,
        `Remote areas: ${delivery.remote}.`,
      ],
      'Once an order has been shipped, you can find its tracking ID in your dashboard under My Orders.',
    ],
  },
  {
    title: 'Damaged or incorrect orders',
    blocks: [`Damaged or incorrect orders can be returned within ${damagedReturnDays} days.`],
  },
  {
    title: 'How to pay',
    blocks: [`Orders are paid online by ${paymentMethods.slice(0, -1).join(', ')} or ${paymentMethods.at(-1)}.`],
  },
];
