import type { Pool } from '@aaram/runtime/db';
import { inTransaction } from '#db/in-transaction.ts';
import { isMismatch, markPending, type OrderRow, type PaymentProviders } from '#modules/orders/for-payments.ts';
import { findOrder } from '#modules/orders/index.ts';
import type { CheckNow } from './check-now.ts';

type Proof = { paymentId: string; signature: string };
type Context = { providers: PaymentProviders; checkNow: CheckNow };

/**
 * Checks the browser's proof of a payment, then asks the provider. Uses the stored id of the provider's order, never a
 * posted one: a signature for another order must not pay this one. Returns the order, or undefined for a wrong proof.
 */
export async function verifyPayment(
  db: Pool,
  { order, proof }: { order: OrderRow; proof: Proof },
  { providers, checkNow }: Context,
): Promise<OrderRow | undefined> {
  const { providerOrderId } = order;
  const isRight = providerOrderId !== null && providers.of(order).isProven({ ...proof, providerOrderId });
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
