import { CREDIT_MIN_DAYS, CREDIT_REMINDER_DAYS } from '@aaram/shared-domain/credit';
import { formatChoice } from '@aaram/shared-domain/format';
import { formatRupees } from '@aaram/shared-domain/money';
import { policyFacts, type StoreSettings } from '@aaram/shared-domain/settings';
import * as texts from '#texts/terms.ts';
import type { PolicySection } from './policy-text.tsx';

const { minimumAge, paymentMethods, returnWindowDays, returnFee, damagedReturnDays, creditValidMonths, codSurcharge } =
  policyFacts;

export const buildTerms = ({
  brandName,
  legalName,
  legalAddress,
  gstin,
  supportEmail,
  grievance,
}: StoreSettings): readonly PolicySection[] => [
  {
    title: texts.whoWeAre,
    blocks: [texts.company({ brand: brandName, legalName, address: legalAddress, gstin, email: supportEmail })],
  },
  {
    title: texts.whoMayBuy,
    blocks: [texts.buyers(minimumAge)],
  },
  {
    title: texts.yourAccount,
    blocks: [texts.keepPasswordSecret],
  },
  {
    title: texts.prices,
    namesCharge: true,
    blocks: [
      texts.pricesInRupees,
      texts.paidOnline(formatChoice(paymentMethods), formatRupees(codSurcharge)),
      texts.whenAccepted,
    ],
  },
  {
    title: texts.returns,
    namesCharge: true,
    blocks: [texts.returnTerms(returnWindowDays, formatRupees(returnFee), damagedReturnDays)],
  },
  {
    title: texts.credits,
    blocks: [
      texts.creditTerms(creditValidMonths, { back: CREDIT_MIN_DAYS.paid, reminder: CREDIT_REMINDER_DAYS }),
      texts.giftCardTerms,
    ],
  },
  {
    title: texts.ownDesigns,
    blocks: [texts.picturesYouMayUse],
  },
  {
    title: texts.reviews,
    blocks: [texts.whoMayReview],
  },
  {
    title: texts.complaints,
    blocks: [texts.officer(grievance)],
  },
  {
    title: texts.law,
    blocks: [texts.lawOfIndia],
  },
];
