import type { Db } from '@aaram/runtime/db';
import { lockStock, reverse } from '#modules/catalog/for-orders.ts';
import { moveStock } from '#modules/catalog/index.ts';
import { returnCredit } from '#modules/credits/index.ts';
import { moveParcels } from '../move-parcels.ts';
import { heldLines, type WholeOrder } from '../whole-order.ts';

/** The lines whose pieces an unpaid order gives back when given up: those of parcels that wait for the payment. */
export const linesToGiveUp = ({ lines, parcels }: Pick<WholeOrder, 'lines' | 'parcels'>) =>
  heldLines({ lines, parcels: parcels.filter((parcel) => parcel.orderStatus === 'Pending') });

/**
 * Gives up an unpaid order: the pieces of its waiting parcels and its credit go back once, and it becomes Cancelled and Failed. A
 * parcel that staff decided to send unpaid continues. Late payments are still checked for. The caller locks the
 * order.
 */
export async function giveUpOrder(tx: Db, whole: WholeOrder, source: 'expiry' | 'superseded' | 'unanswered') {
  const waiting = whole.parcels.filter((parcel) => parcel.orderStatus === 'Pending');
  const back = linesToGiveUp(whole);
  await lockStock(tx, back);
  await moveStock(tx, reverse(back));
  await returnCredit(tx, whole.order, { from: 'unpaid' });
  const isWhole = whole.parcels.every(({ orderStatus }) => orderStatus === 'Pending' || orderStatus === 'Cancelled');
  await moveParcels(tx, whole, {
    moved: waiting,
    change: { orderStatus: 'Cancelled', holdsStock: false },
    rest: { heldUntil: null, ...(isWhole ? { paymentStatus: 'Failed' as const } : {}) },
    by: { source },
  });
}
