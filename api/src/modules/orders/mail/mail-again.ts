import type { Db } from '@aaram/runtime/db';
import type { Order } from '@aaram/shared-domain/order';
import type { Mail } from '#modules/mail/index.ts';
import { findParcels } from '../parcel.repository.ts';
import { SHOPPER } from '../settle/cancel-parcels.ts';
import { sumOwed } from '../settle/refunds.repository.ts';
import { type MailContext, writeConfirmation, writeRefund, writeStatus, writeUnpaid } from './order-mail.ts';

/** Whether the shopper cancelled all of an order. */
export async function wasCancelledByShopper(db: Db, orderId: string): Promise<boolean> {
  const parcels = await findParcels(db, [orderId]);
  return parcels.length > 0 && parcels.every(({ history }) => history.at(-1)?.source === SHOPPER);
}

/** A mail about an order as it is now: that it was paid, or its status; undefined when there is none to send. */
export async function writeAgain(db: Db, order: Order, context: MailContext, mail: string): Promise<Mail | undefined> {
  if (mail === 'confirmation') {
    return order.invoiceNumber === null ? undefined : writeConfirmation(order, context);
  }
  if (order.orderStatus === 'Pending') {
    return writeUnpaid(order, context);
  }
  if (order.paymentStatus === 'Refunded') {
    // A refund of the whole order belongs to no parcel.
    const owed = await sumOwed(
      db,
      order.parcels.map(({ _id }) => _id),
    );
    return writeRefund(order, context, {
      paise: owed || Math.round(order.payableAmount * 100),
      isByShopper: await wasCancelledByShopper(db, order._id),
    });
  }
  const parcels = order.parcels.filter(({ orderStatus }) => orderStatus === order.orderStatus);
  const owedPaise = await sumOwed(
    db,
    parcels.map(({ _id }) => _id),
  );
  return writeStatus(order, context, { status: order.orderStatus, parcels, owedPaise });
}
