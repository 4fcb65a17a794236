import { type CheckStatus, judgeOrder } from '@aaram/shared-domain/order';
import * as texts from '#texts/confirmation.ts';

export type OutcomeTone = 'good' | 'neutral' | 'bad';

type Outcome = { tone: OutcomeTone; title: string; paragraphs: string[] };

const whereItIs: Partial<Record<CheckStatus['orderStatus'], string>> = {
  Shipped: texts.thanksShipped,
  Delivered: texts.thanksDelivered,
};

/** The confirmation page's texts for an order in this state (product-rules.md#confirmation). */
export function describeOutcome(status: CheckStatus): Outcome {
  const { orderStatus } = status;
  switch (judgeOrder(status)) {
    case 'confirmed': {
      const text = whereItIs[orderStatus] ?? texts.thanks;
      return { tone: 'good', title: texts.confirmed, paragraphs: [text] };
    }
    case 'cancelled':
      return { tone: 'neutral', title: texts.orderCancelled, paragraphs: [texts.moneyComesBack] };
    case 'refunded': {
      const title = orderStatus === 'Cancelled' ? texts.orderCancelled : texts.orderRefunded;
      return { tone: 'neutral', title, paragraphs: [texts.moneyIsBack] };
    }
    default:
      return {
        tone: 'bad',
        title: texts.orderFailed,
        paragraphs: [...(orderStatus === 'Cancelled' ? [texts.unpaidSoCancelled] : []), texts.contactSupport],
      };
  }
}
