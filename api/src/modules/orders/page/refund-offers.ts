import { rupeesFromPaise } from '@aaram/shared-domain/money';
import type { Order } from '@aaram/shared-domain/order';
import type { OrderPage } from '@aaram/shared-domain/order-page';
import type { Return } from '@aaram/shared-domain/return';
import type { OrderRow } from '../order.repository.ts';
import type { ParcelRow } from '../parcel.repository.ts';
import { isByStaff } from '../refunds/undo-refund.service.ts';
import { offerFor } from '../returns/read-returns.service.ts';
import { leftOfPayment, type OrderMoney, restOf } from '../returns/refund-money.ts';
import type { ReturnRow } from '../returns/returns.repository.ts';
import { CHANGE_OF_MIND_SECONDS } from '../settle/cancel-parcels.ts';
import type { PageRefund } from './order-page.repository.ts';

type Facts = {
  order: OrderRow;
  json: Order;
  money: OrderMoney | undefined;
  parcels: readonly ParcelRow[];
  returns: readonly ReturnRow[];
  now: Date;
};

/** What staff may cancel and give back of each line that they see, in the sequence of the order's `product`. */
export function offerRefunds({ order, json, money, parcels, returns, now }: Facts): OrderPage['lines'] {
  const sellers = new Set(json.parcels.map(({ seller }) => seller));
  return (money?.lines ?? [])
    .filter(({ sellerId }) => sellers.has(sellerId))
    .map((line) => {
      const parcel = parcels.find(({ sellerId }) => sellerId === line.sellerId);
      const isPaid = order.paymentStatus === 'Paid' && parcel !== undefined && parcel.orderStatus !== 'Cancelled';
      const rest = isPaid && money ? restOf(money, line.id) : { goodsPaise: 0, gstPaise: 0 };
      const left = money ? leftOfPayment(money) : 0;
      return {
        _id: line.id,
        cancellable: offerFor(line, { order, parcels, returns }, now).cancellable,
        refundable: rupeesFromPaise(Math.min(left, rest.goodsPaise + rest.gstPaise)),
      };
    });
}

const waits = ({ orderStatus }: ParcelRow) => orderStatus === 'Pending' || orderStatus === 'Processing';

/** Until when staff can take this back; undefined when they cannot: then its money has gone, or its parcel. */
export function findUndo(
  row: ReturnRow,
  { parcels, refunds, now }: { parcels: readonly ParcelRow[]; refunds: readonly PageRefund[]; now: Date },
): string | undefined {
  const until = row.requestedAt.getTime() + CHANGE_OF_MIND_SECONDS * 1000;
  const isDue = refunds.every(({ returnId, state }) => returnId !== row.id || state === 'due');
  const isThere = row.kind !== 'cancel' || parcels.some((parcel) => parcel.id === row.parcelId && waits(parcel));
  return isByStaff(row) && isDue && isThere && now.getTime() < until ? new Date(until).toISOString() : undefined;
}

/** The returns with until when each can be taken back. */
export const withUndo = (
  returns: readonly Return[],
  rows: readonly ReturnRow[],
  facts: Parameters<typeof findUndo>[1],
): Return[] =>
  returns.map((one) => {
    const row = rows.find(({ id }) => id === one._id);
    const undoUntil = row && findUndo(row, facts);
    return undoUntil === undefined ? one : { ...one, undoUntil };
  });
