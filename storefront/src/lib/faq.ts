// Written by api/demo/write-page-modules.ts: change the data there, not this file.

import * as texts from '#texts/faq.ts';
import { policyFigures as figures } from './policy-figures.ts';

/** Questions and answers of the FAQ and the contact page. */
export const faq: readonly { question: string; answer: string }[] = [
  {
    question: texts.whichPaymentMethodsDoYouAccept,
    answer: texts.youCanPayOnlineByUpi,
  },
  {
    question: texts.doYouOfferCashOnDelivery,
    answer: texts.noAtMomentEveryOrderIs,
  },
  {
    question: texts.howLongDoesDeliveryTake,
    answer: texts.metroCitiesUsuallyTakeMetroDays(
      figures.metroDays,
      figures.otherDays,
      figures.remoteDays,
      figures.expressDays,
    ),
  },
  {
    question: texts.whatDoesDeliveryCost,
    answer:
      'Product pages and the cart name what you pay with GST and delivery. Larger orders are delivered free; the shipping policy page lists the current amounts.',
  },
  {
    question: texts.doYouDeliverOutsideIndia,
    answer: texts.notYetWeDeliverToAddresses,
  },
  {
    question: texts.howCanIReturnOrExchange,
    answer: `Log in, open My Orders and choose Return or exchange beside the item, within ${figures.returnDays} days of delivery. The item should be unused, unwashed and with its tags. A fee of ${figures.returnFee} applies to each return or exchange; at the moment an exchange costs nothing. We answer return requests within ${figures.returnAnswerHours} hours.`,
  },
  {
    question: texts.doIGetMyMoneyBack,
    answer: `Yes. For an accepted return, what you paid for the item goes back the way you paid, less the fee. Our terms foresee no refunds, but a credit note or gift card instead, valid for ${figures.creditValidMonths} months; the store does not issue them at the moment.`,
  },
  {
    question: texts.somethingIsMissingOrArrivedDamaged,
    answer: texts.reportItWithinDamageReportHours(figures.damageReportHours),
  },
  {
    question: texts.howDoIFindMySize,
    answer: texts.clothingComesInSToXxl,
  },
  {
    question: texts.canIReturnCustomisedTShirt,
    answer: texts.customisedItemsAreMadeOnlyFor,
  },
  {
    question: texts.howDoIMakeGlowPrint,
    answer: texts.holdItNearWindowOrWhite,
  },
  {
    question: texts.howDoITrackMyOrder,
    answer: texts.logInAndOpenMyOrders,
  },
  {
    question: texts.doINeedAccountToBuy,
    answer: texts.yesYouCanLookAroundFreely(figures.minimumAge),
  },
  {
    question: texts.whenCanIReachYou,
    answer: texts.ourSupportTeamIsThereFrom,
  },
];
