import { CREDIT_MIN_DAYS } from '@aaram/shared-domain/credit';
import { formatRupees } from '@aaram/shared-domain/money';
import { policyFacts } from '@aaram/shared-domain/settings';
import * as policy from '#texts/policy.ts';
import * as texts from '#texts/return-policy.ts';
import type { PolicySection } from './policy-text.tsx';

const {
  returnWindowDays,
  returnFee,
  damageReportHours,
  creditValidMonths,
  returnAnswerHours,
  damagedReturnDays,
  supportHours,
} = policyFacts;

/** Exchange & Return Policy, with the owner's figures (product-rules.md#policy-facts). */
export const returnPolicy: readonly PolicySection[] = [
  {
    title: texts.howLong,
    blocks: [
      texts.cancelBeforeSent,
      texts.acceptedWithin(returnWindowDays),
      [texts.unused, texts.originalPackaging, texts.ownDesign],
    ],
  },
  {
    title: texts.whatItCosts,
    namesCharge: true,
    blocks: [texts.fee(formatRupees(returnFee)), texts.noFeeForFaults],
  },
  {
    title: texts.missingOrDamaged,
    blocks: [texts.damagedWithin(damagedReturnDays), texts.missingWithin(damageReportHours)],
  },
  {
    title: texts.whatYouGetBack,
    blocks: [texts.moneyBack, texts.creditNotes(creditValidMonths), texts.paidByCredit(CREDIT_MIN_DAYS.paid)],
  },
  {
    title: texts.howToAsk,
    blocks: [texts.askInMyOrders(returnAnswerHours, supportHours)],
  },
  {
    title: policy.generalTerms,
    namesCharge: true,
    blocks: [policy.whatCounts],
    generalTerms: [
      texts.generalWindow(returnWindowDays),
      texts.generalFee(formatRupees(returnFee)),
      texts.generalReport(damageReportHours),
      texts.generalCredit(creditValidMonths),
      texts.generalAnswer(returnAnswerHours),
    ],
  },
];
