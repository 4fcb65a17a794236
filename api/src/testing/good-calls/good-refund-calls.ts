import type { OrderPage } from '@aaram/shared-domain/order-page';
import type { RefundAsk, RefundQuote } from '@aaram/shared-domain/refund';
import type { PaymentHarness } from '../payment-harness.ts';
import type { GoodCall, People } from './good-call.ts';
import { paidLine } from './good-return-calls.ts';

type Given = { harness: PaymentHarness; people: People };
const reason = 'A button is missing.';

const post = async <Answer>({ harness, people }: Given, url: string, payload: object): Promise<Answer> =>
  (
    await harness.app.inject({
      method: 'POST',
      url: `/api/auth/panel/orders/${url}`,
      headers: people.seller.headers,
      payload,
    })
  ).json<Answer>();

/** What would go back for a piece or for a part of the price, as a call that does it names it. */
async function readInput(given: Given, orderId: string, ask: RefundAsk) {
  const { before, refund } = await post<RefundQuote>(given, `${orderId}/refund-quote`, ask);
  return { ...ask, reason, shown: { before: before.total, refund: refund.total } };
}

/** Calls with which staff cancel pieces and give a part of the price back. */
export const refundCalls: Record<string, GoodCall> = {
  'POST /api/auth/panel/orders/{orderId}/refund-quote': {
    by: 'seller',
    make: async (given) => {
      const { orderId, lineId } = await paidLine(given);
      return { params: { orderId }, payload: { cancel: [{ line: lineId, quantity: 1 }] } };
    },
  },
  'POST /api/auth/panel/orders/{orderId}/refunds': {
    by: 'seller',
    make: async (given) => {
      const { orderId, lineId } = await paidLine(given);
      return {
        params: { orderId },
        payload: await readInput(given, orderId, { cancel: [{ line: lineId, quantity: 1 }] }),
      };
    },
  },
  'DELETE /api/auth/panel/orders/{orderId}/refunds/{id}': {
    by: 'seller',
    make: async (given) => {
      const { orderId, lineId } = await paidLine(given);
      const input = await readInput(given, orderId, { cancel: [{ line: lineId, quantity: 1 }] });
      const { returns } = await post<OrderPage>(given, `${orderId}/refunds`, input);
      return { params: { orderId, id: returns[0]?._id ?? '' } };
    },
  },
};
