import { type CheckStatus, judgeOrder } from '@aaram/shared-domain/order';
import * as texts from '#texts/orders.ts';

export type OutcomeTone = 'good' | 'neutral' | 'bad';

type Outcome = { tone: OutcomeTone; title: string; paragraphs: string[] };

const whereItIs: Partial<Record<CheckStatus['orderStatus'], string>> = {
  Shipped: texts.thankYouYourOrderIsOn,
  Delivered: texts.thankYouYourOrderHasBeen,
};

/** The confirmation page's texts for an order in this state (product-rules.md#confirmation). */
export function describeOutcome(status: CheckStatus): Outcome {
  const { orderStatus } = status;
  switch (judgeOrder(status)) {
    case 'confirmed': {
      const text = whereItIs[orderStatus] ?? texts.thankYouWeHaveYourOrder;
      return { tone: 'good', title: texts.orderConfirmed, paragraphs: [text] };
    }
    case 'cancelled':
      return { tone: 'neutral', title: texts.orderCancelled, paragraphs: [texts.yourPaymentWillBeReturnedTo] };
    case 'refunded': {
      const title = orderStatus === 'Cancelled' ? texts.orderCancelled : texts.orderRefunded;
      return { tone: 'neutral', title, paragraphs: [texts.yourPaymentHasBeenReturnedTo] };
    }
    default:
      return {
        tone: 'bad',
        title: texts.orderFailedOrNotVerified,
        paragraphs: [
          ...(orderStatus === 'Cancelled' ? [texts.thisOrderWasNotPaidSo] : []),
          texts.contactSupportOrTryAgain,
        ],
      };
  }
}
