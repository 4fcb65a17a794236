import { type CheckStatus, judgeOrder } from '@aaram/shared-domain/order';

export type OutcomeTone = 'good' | 'neutral' | 'bad';

type Outcome = { tone: OutcomeTone; title: string; texts: string[] };

const whereItIs: Partial<Record<CheckStatus['orderStatus'], string>> = {
  Shipped: 'Thank you. Your order is on its way to you.',
  Delivered: 'Thank you. Your order has been delivered.',
};

/** The confirmation page's texts for an order in this state (product-rules.md#confirmation). */
export function describeOutcome(status: CheckStatus): Outcome {
  const { orderStatus } = status;
  switch (judgeOrder(status)) {
    case 'confirmed': {
      const text = whereItIs[orderStatus] ?? 'Thank you. We have your order and will start on it right away.';
      return { tone: 'good', title: 'Order confirmed', texts: [text] };
    }
    case 'cancelled':
      return { tone: 'neutral', title: 'Order cancelled', texts: ['Your payment will be returned to you.'] };
    case 'refunded': {
      const title = orderStatus === 'Cancelled' ? 'Order cancelled' : 'Order refunded';
      return { tone: 'neutral', title, texts: ['Your payment has been returned to you.'] };
    }
    default:
      return {
        tone: 'bad',
        title: 'Order Failed or Not Verified',
        texts: [
          ...(orderStatus === 'Cancelled' ? ['This order was not paid, so it is cancelled.'] : []),
          'Please contact support or try again.',
        ],
      };
  }
}
