import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import { actionsFor, type Return, type ReturnRole } from '@aaram/shared-domain/return';
import type { ReturnRow } from './returns.repository.ts';

/** Who reads a return: its shopper; staff also see who asked, and admins who sells. */
export type ReturnReader = { role: ReturnRole; sellers?: ReadonlyMap<string, string> };

/** A return as the API answers it. `refundPaise` is what it brings back, or would today. */
export function toReturnJson(row: ReturnRow, refundPaise: number, { role, sellers }: ReturnReader): Return {
  const seller = sellers?.get(row.sellerId);
  return {
    _id: row.id,
    order: { _id: row.orderId, number: formatOrderNumber(row.orderNumber) },
    line: {
      _id: row.lineId,
      product: row.productId,
      name: row.name,
      image: row.image,
      size: row.lineSize,
      price: rupeesFromPaise(row.unitPaise),
    },
    kind: row.kind,
    state: row.state,
    quantity: row.quantity,
    reason: row.reason,
    comment: row.comment,
    pictures: row.pictures,
    size: row.size,
    fee: rupeesFromPaise(row.feePaise),
    payout: row.payout,
    refund: rupeesFromPaise(refundPaise),
    restocked: row.restocked,
    answer: row.answer,
    trackingId: row.trackingId,
    ...(row.pickupTrackingId === null ? {} : { pickupTrackingId: row.pickupTrackingId }),
    requestedAt: row.requestedAt.toISOString(),
    answerBy: row.state === 'requested' && row.answerBy !== null ? row.answerBy.toISOString() : null,
    history: row.history.map(({ state, at }) => ({ state, at: new Date(at).toISOString() })),
    actions: actionsFor(row, role),
    ...(role === 'staff' ? { shopper: { name: row.buyerName } } : {}),
    ...(seller === undefined ? {} : { seller: { name: seller } }),
  };
}
