import type { Db } from '@aaram/runtime/db';
import { addShare, findUnclaimedRefunds, findUnpaidRefunds, finishPaidRefunds } from './provider-refunds.repository.ts';

type Owed = { id: string; leftPaise: number };
type Made = { id: string; receipt: string | null; leftPaise: number };

/** The order in which refunds are matched to debts: first by receipt, then by equal amount, then any. */
const rules: readonly ((owed: Owed, made: Made) => boolean)[] = [
  ({ id }, { receipt }) => receipt === id || receipt?.startsWith(`${id}-`) === true,
  (owed, made) => owed.leftPaise === made.leftPaise,
  () => true,
];

/**
 * Matches the provider's refunds with what is owed of a payment, so that money refunded in any way is not requested
 * again; marks paid debts as done. The caller locks the order.
 */
export async function coverRefunds(tx: Db, paymentId: string) {
  const owed = await findUnpaidRefunds(tx, paymentId);
  const made = await findUnclaimedRefunds(tx, paymentId);
  for (const fits of rules) {
    for (const money of made) {
      for (const debt of owed) {
        const amountPaise = fits(debt, money) ? Math.min(debt.leftPaise, money.leftPaise) : 0;
        if (amountPaise > 0) {
          await addShare(tx, { refundId: debt.id, providerRefundId: money.id, amountPaise });
          debt.leftPaise -= amountPaise;
          money.leftPaise -= amountPaise;
        }
      }
    }
  }
  await finishPaidRefunds(tx, paymentId);
}
