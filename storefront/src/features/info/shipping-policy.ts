import { formatChoice } from '@aaram/shared-domain/format';
import { formatRupees } from '@aaram/shared-domain/money';
import { policyFacts } from '@aaram/shared-domain/settings';
import * as policy from '#texts/policy.ts';
import * as texts from '#texts/shipping-policy.ts';
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
    title: texts.whatDeliveryCosts,
    beginsWithToday: true,
    blocks: [texts.whatYouPay],
  },
  {
    title: texts.whereWeDeliver,
    blocks: [texts.indiaOnly],
  },
  {
    title: texts.howLong,
    blocks: [
      [texts.metros(delivery.metro), texts.otherPlaces(delivery.other), texts.remoteAreas(delivery.remote)],
      texts.whereTrackingIdIs,
    ],
  },
  {
    title: texts.damaged,
    blocks: [texts.damagedWithin(damagedReturnDays)],
  },
  {
    title: texts.howToPay,
    blocks: [texts.paidOnline(formatChoice(paymentMethods))],
  },
  {
    title: policy.generalTerms,
    namesCharge: true,
    blocks: [policy.whatCounts],
    generalTerms: [
      texts.freeShippingAbove(formatRupees(freeShippingAbove)),
      texts.standardShipping(formatRupees(standardShipping.fee), standardShipping.days),
      texts.expressShipping(formatRupees(expressShipping.fee), expressShipping.days),
      texts.codSurcharge(formatRupees(codSurcharge)),
    ],
  },
];
