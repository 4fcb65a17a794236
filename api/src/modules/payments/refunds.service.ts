import {
  type Db,
  inTransaction,
  lockOrder,
  markRefunded,
  type PaymentGateway,
  type Pool,
} from '#modules/orders/index.ts';
import { claimDueRefunds, findRefundedOrder, finishRefund } from './payments.repository.ts';

type Parts = { db: Pool; gateway: PaymentGateway; onFailure: (error: unknown, paymentId: string) => void };

/** Notes in the caller's transaction that a refund went through, and shows it on its order. Orders are locked first. */
export async function completeRefund(tx: Db, id: string) {
  const orderId = await findRefundedOrder(tx, id);
  if (orderId === undefined) {
    return;
  }
  await lockOrder(tx, orderId);
  const done = await finishRefund(tx, id);
  if (done !== undefined) {
    await markRefunded(tx, done);
  }
}

/** Gives back money that is owed and due, each refund once; what fails is tried again later. Answers how many went. */
export async function runDueRefunds({ db, gateway, onFailure }: Parts, limit: number): Promise<number> {
  let done = 0;
  for (const { id, providerPaymentId, amountPaise } of await claimDueRefunds(db, limit)) {
    try {
      await gateway.refund({ id, paymentId: providerPaymentId, amountPaise });
      await inTransaction(db, (tx) => completeRefund(tx, id));
      done += 1;
    } catch (error) {
      onFailure(error, providerPaymentId);
    }
  }
  return done;
}
