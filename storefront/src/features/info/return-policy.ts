import { formatRupees } from '@aaram/shared-domain/money';
import { policyFacts } from '@aaram/shared-domain/settings';
import * as texts from '#texts/info.ts';
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
    title: texts.howLongYouHave,
    blocks: [
      texts.untilParcelIsSentYouCan,
      texts.returnsAndExchangesAreAcceptedWithin(returnWindowDays),
      [texts.itemIsUnusedUnwashedAndHas, texts.itIsSentBackInIts, texts.itemsWithYourOwnDesignGo],
    ],
  },
  {
    title: texts.whatItCosts,
    namesCharge: true,
    blocks: [
      `A fee of ${formatRupees(returnFee)} applies to each return or exchange. It is kept from the refund of a return; at the moment an exchange costs nothing.`,
      texts.nothingIsKeptIfItemIs,
    ],
  },
  {
    title: texts.missingWrongOrDamaged,
    blocks: [
      texts.reportMissingOrDamagedItemsWithin(damageReportHours),
      texts.damagedOrIncorrectOrdersCanBe(damagedReturnDays),
    ],
  },
  {
    title: texts.whatYouGetBack,
    blocks: [texts.forAcceptedReturnWhatYouPaid, texts.ourTermsForeseeNoRefundsBut(creditValidMonths)],
  },
  {
    title: texts.howToAskForReturn,
    blocks: [
      `Log in, open My Orders and choose "Return or exchange" beside the item. There you also see how far your request has come. Return requests are answered within ${returnAnswerHours} hours; our support is available ${supportHours}.`,
    ],
  },
];
