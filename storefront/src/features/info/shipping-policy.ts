import { formatRupees } from '@aaram/shared-domain/money';
import { policyFacts } from '@aaram/shared-domain/settings';
import * as texts from '#texts/info.ts';
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
    carrierTerms: [
      texts.freeShippingAboveAmount(formatRupees(freeShippingAbove)),
      texts.standardShippingAmountDays(formatRupees(standardShipping.fee), standardShipping.days),
      texts.expressAmountDays(formatRupees(expressShipping.fee), expressShipping.days),
      texts.codSurchargeAmount(formatRupees(codSurcharge)),
    ],
    blocks: [texts.youPayWhatProductPageAnd],
  },
  {
    title: texts.whereWeDeliver,
    blocks: [texts.weDeliverWithinIndiaOnly],
  },
  {
    title: texts.howLongItTakes,
    blocks: [
      [
        texts.metroCitiesMetro(delivery.metro),
        texts.otherCitiesAndTownsOther(delivery.other),
        texts.remoteAreasRemote(delivery.remote),
      ],
      texts.onceOrderHasBeenShippedYou,
    ],
  },
  {
    title: texts.damagedOrIncorrectOrders,
    blocks: [texts.damagedOrIncorrectOrdersCanBe2(damagedReturnDays)],
  },
  {
    title: texts.howToPay,
    blocks: [texts.ordersArePaidOnlineByPayment(paymentMethods.slice(0, -1).join(', '), paymentMethods.at(-1) ?? '')],
  },
];
