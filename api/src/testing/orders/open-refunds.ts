import type { OrderPage } from '@aaram/shared-domain/order-page';
import type { RefundAsk, RefundInput, RefundQuote } from '@aaram/shared-domain/refund';
import type { Headers, PaymentHarness } from '../payment-harness.ts';

type Person = { headers: Headers };

/** Calls with which staff cancel pieces of an order and give a part of the price back. */
export function openRefunds(harness: PaymentHarness) {
  const send = ({ headers }: Person, method: 'POST' | 'DELETE', url: string, payload?: object) =>
    harness.app.inject({
      method,
      url: `/api/auth/panel/orders/${url}`,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
  const ask = (who: Person, orderId: string, wanted: RefundAsk) => send(who, 'POST', `${orderId}/refund-quote`, wanted);
  const quote = async (who: Person, orderId: string, wanted: RefundAsk): Promise<RefundQuote> => {
    const answer = await ask(who, orderId, wanted);
    if (answer.statusCode !== 200) {
      throw new Error(answer.body);
    }
    return answer.json();
  };
  return {
    ask,
    quote,
    /** Does what was asked, with the amounts of a fresh quote or the ones that are given. */
    async refund(who: Person, orderId: string, wanted: RefundAsk, shown?: RefundInput['shown']) {
      const { before, refund } = await quote(who, orderId, wanted);
      return send(who, 'POST', `${orderId}/refunds`, {
        ...wanted,
        reason: 'Out of stock.',
        shown: shown ?? { before: before.total, refund: refund.total },
      });
    },
    /** Sends exactly this, with this Idempotency-Key. */
    sendOnce: ({ headers }: Person, orderId: string, input: RefundInput, key: string) =>
      harness.app.inject({
        method: 'POST',
        url: `/api/auth/panel/orders/${orderId}/refunds`,
        headers: { ...headers, 'idempotency-key': key },
        payload: input,
      }),
    undo: (who: Person, orderId: string, id: string) => send(who, 'DELETE', `${orderId}/refunds/${id}`),
    async page({ headers }: Person, orderId: string): Promise<OrderPage> {
      return (await harness.app.inject({ url: `/api/auth/panel/orders/${orderId}`, headers })).json();
    },
  };
}
