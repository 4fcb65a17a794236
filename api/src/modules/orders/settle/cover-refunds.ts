import type { Db } from '../transaction.repository.ts';
import { addShare, findUnclaimedRefunds, findUnpaidRefunds, finishPaidRefunds } from './provider-refunds.repository.ts';

type Owed = { id: string; leftPaise: number };
type Made = { id: string; receipt: string | null; leftPaise: number };

/** Which money pays what first: what was asked for by name, then the same amount, then whatever is left. */
const rules: readonly ((owed: Owed, made: Made) => boolean)[] = [
  ({ id }, { receipt }) => receipt === id || receipt?.startsWith(`${id}-`) === true,
  (owed, made) => owed.leftPaise === made.leftPaise,
  () => true,
];

/**
 * Sets the refunds the provider made against what is owed of a payment, so that money which went back in any way is
 * never asked for again; marks as done what is paid. The order is locked by the caller.
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
