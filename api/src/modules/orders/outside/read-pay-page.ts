import type { Db } from '@aaram/runtime/db';
import { paiseFromRupees, rupeesFromPaise } from '@aaram/shared-domain/money';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import type { PayPage } from '@aaram/shared-domain/pay-link';
import { findNames } from '#modules/identity/index.ts';
import { type Outcome, refuse } from '#outcome.ts';
import * as texts from '#texts/pay-links.ts';
import { findOrder, type OrderRow } from '../order.repository.ts';
import { readOrders } from '../read-orders.service.ts';
import { isPayable } from './pay-link-json.ts';
import { findLinkByToken, type LinkRow } from './pay-links.repository.ts';

const PHONE_END = 4;

/** The order of a link, and when the link ends; undefined for a link that was replaced or never was. */
export async function findLinkedOrder(db: Db, token: string): Promise<{ link: LinkRow; order: OrderRow } | undefined> {
  const link = await findLinkByToken(db, token);
  const order = link && (await findOrder(db, link.orderId));
  return link === undefined || order === undefined ? undefined : { link, order };
}

function findState(order: OrderRow): PayPage['state'] {
  if (order.paidAt !== null) {
    return 'paid';
  }
  if (order.orderStatus === 'Pending' && order.paymentStatus === 'Pending') {
    return 'checking';
  }
  return isPayable(order) ? 'open' : 'ended';
}

/** What a person with the link sees of the order (product-rules.md#page-of-a-payment-link). */
export async function readPayPage(db: Db, link: LinkRow, row: OrderRow): Promise<Outcome<PayPage>> {
  const [order] = await readOrders(db, [row]);
  if (order === undefined) {
    return refuse('NOT_FOUND', texts.linkEnded);
  }
  const state = findState(row);
  const names = await findNames(
    db,
    order.parcels.map(({ seller }) => seller),
  );
  const { name, address, city, state: stateName, pincode, landmark, phone } = order.shippingAddress;
  const { priceRule, charges, gstAmount, deliveryCharges, payableAmount, discountAmount, paymentStatus } = order;
  return {
    number: formatOrderNumber(row.number),
    state,
    expiresAt: link.expiresAt.toISOString(),
    lines: order.product.map(({ product, quantity, size, discount = 0 }) => ({
      ...{ name: product.name, image: product.images[0] ?? null, size, quantity },
      price: rupeesFromPaise(paiseFromRupees(product.price) + paiseFromRupees(discount)),
    })),
    sellers: [...names.values()],
    deliverTo:
      state === 'open' || state === 'checking'
        ? { name, address, city, state: stateName, pincode, landmark, phoneEnd: phone.slice(-PHONE_END) }
        : null,
    ...{ priceRule, charges, gstAmount, deliveryCharges, payableAmount, paymentStatus },
    ...(discountAmount === undefined ? {} : { discountAmount }),
  };
}
