import { randomUUID } from 'node:crypto';
import { buildProduct } from '../factories.ts';
import type { PaymentHarness } from '../payment-harness.ts';
import type { GoodCall, People } from './good-call.ts';

type Given = { harness: PaymentHarness; people: People };

/** An order of the shopper for two pieces of the seller, as it is after its payment. */
export async function paidLine({ harness, people }: Given) {
  const product = await buildProduct(harness.db, { sellerId: people.seller.id, stock: { M: 9, L: 9 } });
  const answer = await harness.order(people.shopper.headers, [{ ...product, quantity: 2 }], { key: randomUUID() });
  const orderId: string = answer.json().order._id;
  await harness.putInto(orderId, 'Processing');
  const [line] = await harness.db<{ id: string; parcelId: string }[]>`
    select l.id, p.id as parcel_id from order_lines l join order_parcels p on p.order_id = l.order_id
    where l.order_id = ${orderId}`;
  return { orderId, lineId: line?.id ?? '', parcelId: line?.parcelId ?? '' };
}

/** A return that waits for its answer. */
async function requested(given: Given) {
  const { orderId, lineId, parcelId } = await paidLine(given);
  await given.harness.putInto(orderId, 'Delivered');
  const [row] = await given.harness.db<{ id: string }[]>`
    insert into returns (order_id, parcel_id, line_id, kind, state, quantity, reason, fee_paise, goods_paise, answer_by)
    values (${orderId}, ${parcelId}, ${lineId}, 'return', 'requested', 1, 'size', 8000, 149900, now() + interval '1 day')
    returning id`;
  const id = row?.id ?? '';
  await given.harness.db`insert into return_events (return_id, state) values (${id}, 'requested')`;
  return { orderId, id };
}

/** Calls about cancelled and returned pieces. */
export const returnCalls: Record<string, GoodCall> = {
  'GET /api/orders/{id}/returns': {
    by: 'shopper',
    make: async (given) => ({ params: { id: (await requested(given)).orderId } }),
  },
  'POST /api/orders/{id}/returns': {
    by: 'shopper',
    make: async (given) => {
      const { orderId, lineId } = await paidLine(given);
      return { params: { id: orderId }, payload: { line: lineId, kind: 'cancel', quantity: 1 } };
    },
  },
  'POST /api/orders/{id}/returns/{returnId}/withdraw': {
    by: 'shopper',
    make: async (given) => {
      const { orderId, id } = await requested(given);
      return { params: { id: orderId, returnId: id } };
    },
  },
  'POST /api/auth/panel/returns/{id}/mail': {
    by: 'admin',
    make: async (given) => ({ params: { id: (await requested(given)).id } }),
  },
  'POST /api/auth/panel/returns/{id}/pickup': {
    by: 'seller',
    make: async (given) => {
      const { id } = await requested(given);
      await given.harness.db`update returns set state = 'approved' where id = ${id}`;
      return { params: { id } };
    },
  },
  'GET /api/auth/panel/returns': { by: 'seller', make: async (given) => (await requested(given)) && {} },
  'PUT /api/auth/panel/returns/{id}': {
    by: 'seller',
    make: async (given) => ({
      params: { id: (await requested(given)).id },
      payload: { action: 'refuse', answer: 'It was worn.' },
    }),
  },
};
