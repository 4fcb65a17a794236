import type { Db } from '@aaram/runtime/db';
import {
  findCardOf,
  findCreditUsers,
  findNotesOf,
  followMoney,
  freezeCredit,
  type Gone,
} from '#modules/credits/index.ts';
import type { OrderRow } from '../order.repository.ts';
import { leftToPay } from '../settle/payments-of-order.ts';
import { findRefundIds, sumGone } from '../settle/provider-refunds.repository.ts';
import { placeHold, sumHeldFor } from './holds.repository.ts';

/**
 * The credits that were issued for an order's payment, and how much of the money behind each is gone when `morePaise` go
 * back besides what has: of a gift card its whole price, of credit notes what is paid back twice, the newest first.
 */
async function planGone(tx: Db, order: OrderRow, morePaise: number): Promise<Gone[]> {
  const paymentId = order.providerPaymentId ?? '';
  const { providerPaise, storePaise } = await sumGone(tx, paymentId);
  if (order.kind === 'gift-card') {
    const creditId = await findCardOf(tx, order.id);
    return creditId === undefined
      ? []
      : [{ creditId, gonePaise: Math.min(order.payablePaise, providerPaise + morePaise) }];
  }
  let left = Math.max(0, providerPaise + morePaise + storePaise - leftToPay(order));
  const notes = await findNotesOf(tx, await findRefundIds(tx, order.id));
  return notes.map(({ id, issuedPaise }) => {
    const gonePaise = Math.min(issuedPaise, left);
    left -= gonePaise;
    return { creditId: id, gonePaise };
  });
}

type Missing = { creditId: string; sourceOrderId: string; disputeId: string | null; paise: number };

/** Puts the orders that were paid with a credit on hold, the newest first, until what is missing of it is covered. */
async function holdBought(tx: Db, { creditId, sourceOrderId, disputeId, paise }: Missing) {
  const held = await sumHeldFor(tx, sourceOrderId);
  let left = paise - [...held.values()].reduce((sum, one) => sum + one, 0);
  for (const use of await findCreditUsers(tx, creditId)) {
    const more = Math.min(left, use.paise - (held.get(use.orderId) ?? 0));
    if (more > 0) {
      left -= more;
      await placeHold(tx, { orderId: use.orderId, sourceOrderId, disputeId, paise: more });
    }
  }
}

/**
 * What was issued for an order's payment follows its money when that goes back, no matter who sent it: the credit loses it,
 * and what was bought with it already waits for a person (product-rules.md#money-behind-a-credit). The caller locks the
 * order.
 */
export async function followRefunds(tx: Db, order: OrderRow) {
  for (const gone of await planGone(tx, order, 0)) {
    const paise = await followMoney(tx, gone, order);
    await holdBought(tx, { creditId: gone.creditId, sourceOrderId: order.id, disputeId: null, paise });
  }
}

/** The same while `disputedPaise` of the payment are disputed: credits are frozen, and what they bought waits. */
export async function followDispute(
  tx: Db,
  order: OrderRow,
  { disputeId, disputedPaise }: { disputeId: string; disputedPaise: number },
) {
  for (const gone of await planGone(tx, order, disputedPaise)) {
    const paise = await freezeCredit(tx, gone, disputedPaise > 0 && gone.gonePaise > 0);
    if (disputedPaise > 0) {
      await holdBought(tx, { creditId: gone.creditId, sourceOrderId: order.id, disputeId, paise });
    }
  }
}
