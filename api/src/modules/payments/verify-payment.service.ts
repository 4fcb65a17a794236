import { inTransaction } from '#db/in-transaction.ts';
import type { Pool } from '#db/pool.ts';
import { findOrder, isMismatch, markPending, type OrderRow } from '#modules/orders/index.ts';
import type { CheckNow } from './check-now.ts';
import { isPaymentSigned } from './check-signature.ts';

type Proof = { paymentId: string; signature: string };
type Context = { secrets: Parameters<typeof isPaymentSigned>[0]; checkNow: CheckNow };

/**
 * Checks the browser's proof of a payment, then asks the provider. Uses the stored id of the provider's order, never a
 * posted one: a signature for another order must not pay this one. Returns the order, or undefined for a wrong proof.
 */
export async function verifyPayment(
  db: Pool,
  { order, proof }: { order: OrderRow; proof: Proof },
  { secrets, checkNow }: Context,
): Promise<OrderRow | undefined> {
  const isRight =
    order.providerOrderId !== null && isPaymentSigned(secrets, order.providerOrderId, proof.paymentId, proof.signature);
  if (!isRight) {
    return undefined;
  }
  const checked = await checkNow(order, 0, 'verify');
  if (checked.paymentStatus !== 'Initiated' || (await isMismatch(db, proof.paymentId))) {
    return checked;
  }
  // The proof is right, but the provider is unavailable or does not report the payment yet.
  await inTransaction(db, (tx) => markPending(tx, order.id, 'verify'));
  return (await findOrder(db, order.id)) ?? checked;
}
