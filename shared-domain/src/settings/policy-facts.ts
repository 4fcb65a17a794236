import * as texts from '#texts/settings.ts';
import { deliveryPromise } from './delivery-promise.ts';
import { paymentMethods } from './payment-methods.ts';

/** Fewest and most days of express shipping. */
export const expressDays = [1, 3] as const;

/**
 * The owner's policy facts (product-rules.md#policy-facts), edited here and in `deliveryPromise`; every policy page
 * prints them from here. Amounts are whole rupees. What checkout charges today is in `pricing` and differs; pages show
 * both.
 */
export const policyFacts = {
  ...deliveryPromise,
  damageReportHours: 24,
  creditValidMonths: 3,
  returnAnswerHours: 24,
  freeShippingAbove: 999,
  standardShipping: { fee: 50, days: texts.standardShippingDays },
  expressShipping: { fee: 150, days: texts.days(...expressDays) },
  codSurcharge: 60,
  damagedReturnDays: 7,
  supportHours: texts.supportHours,
  minimumAge: 18,
  paymentMethods,
} as const;
