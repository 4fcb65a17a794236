import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import type { LinkState, PayLink } from '@aaram/shared-domain/pay-link';
import type { OrderRow } from '../order.repository.ts';
import type { LinkRow } from './pay-links.repository.ts';

/** Whether an order can still be paid by its link. */
export const isPayable = ({ orderStatus, heldUntil }: OrderRow) => orderStatus === 'Pending' && heldUntil !== null;

function findState(link: LinkRow, order: OrderRow): LinkState {
  if (order.paidAt !== null) {
    return 'paid';
  }
  if (order.orderStatus === 'Cancelled' || !(isPayable(order) || order.paymentStatus === 'Pending')) {
    // Staff also cancel it on the order's page.
    return link.cancelledAt !== null || link.expiresAt.getTime() > Date.now() ? 'cancelled' : 'expired';
  }
  if (link.openedAt !== null) {
    return 'opened';
  }
  return link.sentAt === null ? 'made' : 'sent';
}

const toTime = (at: Date | null) => at?.toISOString() ?? null;

/** A link as staff see it. `url` is left out where it cannot be paid any more. */
export const toPayLink = (
  link: LinkRow,
  order: OrderRow,
  { url, madeBy }: { url: string | null; madeBy: string },
): PayLink => ({
  _id: order.id,
  number: formatOrderNumber(order.number),
  url: isPayable(order) ? url : null,
  state: findState(link, order),
  customer: order.shippingName,
  phone: order.shippingPhone,
  email: order.buyerEmail,
  payableAmount: rupeesFromPaise(order.payablePaise),
  discountAmount: rupeesFromPaise(order.discountPaise),
  reason: link.reason,
  note: link.note,
  madeBy,
  madeAt: link.madeAt.toISOString(),
  expiresAt: link.expiresAt.toISOString(),
  sentAt: toTime(link.sentAt),
  sentBy: link.sentBy,
  openedAt: toTime(link.openedAt),
  paidAt: toTime(order.paidAt),
});
