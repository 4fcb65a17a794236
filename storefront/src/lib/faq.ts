import * as texts from '#texts/faq.ts';
import { policyFigures as figures } from './policy-figures.ts';

/** Questions and answers of the FAQ and the contact page. */
export const faq: readonly { question: string; answer: string }[] = [
  { question: texts.paymentMethods, answer: texts.paymentMethodsAnswer },
  { question: texts.cashOnDelivery, answer: texts.cashOnDeliveryAnswer },
  { question: texts.deliveryTime, answer: texts.deliveryTimeAnswer(figures.deliveryDays) },
  { question: texts.deliveryCost, answer: texts.deliveryCostAnswer },
  { question: texts.outsideIndia, answer: texts.outsideIndiaAnswer },
  {
    question: texts.returns,
    answer: texts.returnsAnswer(figures.returnDays, figures.returnFee, figures.returnAnswerHours),
  },
  { question: texts.moneyBack, answer: texts.moneyBackAnswer(figures.creditValidMonths) },
  { question: texts.giftCards, answer: texts.giftCardsAnswer(figures.creditValidMonths) },
  { question: texts.missing, answer: texts.missingAnswer(figures.damageReportHours, figures.damagedReturnDays) },
  { question: texts.mySize, answer: texts.mySizeAnswer },
  { question: texts.customised, answer: texts.customisedAnswer },
  { question: texts.glow, answer: texts.glowAnswer },
  { question: texts.tracking, answer: texts.trackingAnswer },
  { question: texts.account, answer: texts.accountAnswer(figures.minimumAge) },
  { question: texts.support, answer: texts.supportAnswer },
];
