import type { Db } from '@aaram/runtime/db';
import { asStore } from '@aaram/runtime/db/rows';
import type { LineRow, OrderRow } from '../order.repository.ts';
import { shareGst } from '../order-json.ts';
import type { ParcelRow } from '../parcel.repository.ts';
import type { WholeOrder } from '../whole-order.ts';
import { paymentsOf } from './payments-of-order.ts';
import { type Debt, findOwed, oweRefund, withdrawRefunds } from './refunds.repository.ts';

/** What a shopper paid for a parcel in paise: its lines and their share of GST. Delivery belongs to the whole order. */
function priceParcel(
  { order, lines }: { order: Pick<OrderRow, 'gstPaise'>; lines: readonly LineRow[] },
  parcel: Pick<ParcelRow, 'sellerId'>,
): number {
  const gst = shareGst(order, lines);
  return lines
    .filter((line) => line.sellerId === parcel.sellerId)
    .reduce((sum, line) => sum + line.unitPaise * line.quantity + (gst.get(line) ?? 0), 0);
}

/**
 * What is to be owed for a cancelled parcel besides the debts so far, in paise; for the last parcel of an order all that
 * is left of the payment.
 */
export function priceRest(
  whole: { order: Pick<OrderRow, 'gstPaise' | 'payablePaise'>; lines: readonly LineRow[] },
  parcel: Pick<ParcelRow, 'id' | 'sellerId'>,
  { debts, isLast }: { debts: readonly Pick<Debt, 'parcelId' | 'paise'>[]; isLast: boolean },
): number {
  const sum = (some: typeof debts) => some.reduce((total, { paise }) => total + paise, 0);
  const left = whole.order.payablePaise - sum(debts);
  const before = sum(debts.filter(({ parcelId }) => parcelId === parcel.id));
  return Math.max(0, Math.min(left, isLast ? left : priceParcel(whole, parcel) - before));
}

/** What we owe or owed of the payments of an order. */
export const findDebts = (tx: Db, order: OrderRow) =>
  findOwed(
    tx,
    paymentsOf(order).map(({ id }) => id),
  );

type Part = { parcelId: string; returnId?: string; amountPaise: number; delaySeconds?: number };
/** A debt that was stored: what of it is owed of which payment. */
export type OwedPart = { id: string; paymentId: string; paise: number };

/** Shares an amount over the payments of an order: credit as far as that reaches, then the provider's payment. */
export function shareOverPayments(
  order: OrderRow,
  debts: readonly Pick<Debt, 'paymentId' | 'paise'>[],
  amountPaise: number,
): { paymentId: string; paise: number }[] {
  let left = amountPaise;
  return paymentsOf(order).flatMap((payment) => {
    const before = debts.reduce((sum, { paymentId, paise }) => (paymentId === payment.id ? sum + paise : sum), 0);
    const paise = Math.max(0, Math.min(left, payment.paise - before));
    left -= paise;
    return paise > 0 ? [{ paymentId: payment.id, paise }] : [];
  });
}

/** Owes money of an order, of the payment by credit as far as that reaches, then of the provider's payment. */
export async function oweMoney(tx: Db, order: OrderRow, { amountPaise, ...part }: Part): Promise<OwedPart[]> {
  const owed: OwedPart[] = [];
  for (const { paymentId, paise } of shareOverPayments(order, await findDebts(tx, order), amountPaise)) {
    const id = await oweRefund(tx, { paymentId, orderId: order.id, amountPaise: paise, ...part });
    owed.push({ id: id ?? '', paymentId, paise });
  }
  return owed;
}

type Owed = { whole: WholeOrder; cancelled: readonly ParcelRow[]; delaySeconds?: number };

/**
 * Owes the money of cancelled parcels, each its price once. With the last parcel of an order, everything left of the
 * payment is owed, delivery too, so that the refunds of an order add up to what was paid. `whole` is the order as it is
 * now, with these parcels cancelled.
 */
export const oweParcels = (tx: Db, owed: Owed) => asStore(tx, () => oweEach(tx, owed));

async function oweEach(tx: Db, { whole, cancelled, delaySeconds = 0 }: Owed) {
  const debts: Pick<Debt, 'parcelId' | 'paise'>[] = await findDebts(tx, whole.order);
  const isAll = whole.parcels.every((parcel) => parcel.orderStatus === 'Cancelled');
  for (const [index, parcel] of cancelled.entries()) {
    const isLast = isAll && index === cancelled.length - 1;
    const amountPaise = priceRest(whole, parcel, { debts, isLast });
    if (amountPaise > 0) {
      await oweMoney(tx, whole.order, { parcelId: parcel.id, amountPaise, delaySeconds });
      debts.push({ parcelId: parcel.id, paise: amountPaise });
    }
  }
}

/**
 * When parcels left Cancelled: withdraws refunds that have not begun, and owes again for those that stay cancelled,
 * because delivery is not refunded while a parcel is on its way. `whole` is the order as it is now.
 */
export async function withdrawParcels(tx: Db, { whole, delaySeconds }: Omit<Owed, 'cancelled'>) {
  const paymentIds = paymentsOf(whole.order).map(({ id }) => id);
  await asStore(tx, () => withdrawRefunds(tx, paymentIds));
  const cancelled = whole.parcels.filter((parcel) => parcel.orderStatus === 'Cancelled');
  await oweParcels(tx, { whole, cancelled, ...(delaySeconds === undefined ? {} : { delaySeconds }) });
}
