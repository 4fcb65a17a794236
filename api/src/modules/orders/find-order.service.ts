import type { Db } from '@aaram/runtime/db';
import { isId } from '@aaram/runtime/db/values';
import { formatOrderNumber, type OrderProgress, parseOrderNumber } from '@aaram/shared-domain/order';
import { readPhone } from '@aaram/shared-domain/read';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import * as texts from '#texts/orders.ts';
import { findBuyer, findOrder, findOrderByNumber, findOrderByPhone, type OrderRow } from './order.repository.ts';
import { readOrders } from './read-orders.service.ts';

/** The order that a person names, as it is looked up: its number without dashes, or its id; undefined for neither. */
export function readNamedOrder(typed: string): string | undefined {
  const plain = typed.trim().replace(/^#\s*/, '').toLowerCase();
  return parseOrderNumber(typed) ?? (isId(plain) ? plain : undefined);
}

/** The order that a person or a call names by its number or its id. */
export async function findNamedOrder(db: Db, typed: string): Promise<OrderRow | undefined> {
  const named = readNamedOrder(typed);
  if (named === undefined) {
    return undefined;
  }
  return isId(named) ? findOrder(db, named) : findOrderByNumber(db, named);
}

/** Uses one attempt before a phone number is tried for an order; what it returns gives the attempt back. */
type TakeGuess = (named: string, buyerId: string | undefined) => Promise<Outcome<() => Promise<void>>>;

/**
 * How far an order has come, for anyone who knows its number and the phone number that it is delivered to; nothing about
 * the person. Tries are counted by order and source, and a known device of the buyer has its own share. An unknown number and a wrong phone number get the same answer (product-rules.md#finding-an-order).
 */
export async function findProgress(
  db: Db,
  { order: typed, phone }: { order: string; phone: string },
  takeGuess: TakeGuess,
): Promise<Outcome<OrderProgress>> {
  const named = readNamedOrder(typed);
  const digits = readPhone(phone);
  if (named === undefined) {
    return refuseField('order', texts.orderNumberInvalid);
  }
  if (digits === '') {
    return refuseField('phone', texts.phoneRequired);
  }
  const giveBack = await takeGuess(named, await findBuyer(db, named));
  if (giveBack instanceof Refusal) {
    return giveBack;
  }
  const row = await findOrderByPhone(db, named, digits);
  const [order] = row === undefined ? [] : await readOrders(db, [row]);
  if (row === undefined || order === undefined) {
    return refuse('NOT_FOUND', texts.noSuchOrder);
  }
  await giveBack();
  const { createdAt, orderStatus, paymentStatus, parcels } = order;
  return {
    number: formatOrderNumber(row.number),
    createdAt,
    orderStatus,
    paymentStatus,
    parcels: parcels.map(({ _id, orderStatus: status, trackingId, carrier, history }) => ({
      _id,
      orderStatus: status,
      trackingId,
      ...(carrier === undefined ? {} : { carrier }),
      history,
    })),
  };
}
