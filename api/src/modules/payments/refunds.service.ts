import { type Db, inTransaction, markRefunded, type PaymentGateway, type Pool } from '#modules/orders/index.ts';
import { claimDueRefunds, finishRefund } from './payments.repository.ts';

type Parts = { db: Pool; gateway: PaymentGateway; onFailure: (error: unknown, paymentId: string) => void };

/** Notes in the caller's transaction that a payment went back, and shows it on its order if it was that order's payment. */
export async function completeRefund(tx: Db, providerPaymentId: string) {
  const orderId = await finishRefund(tx, providerPaymentId);
  if (orderId !== undefined) {
    await markRefunded(tx, orderId, providerPaymentId);
  }
}

/** Gives back money that is owed and due, each payment once; what fails is tried again later. Answers how many went. */
export async function runDueRefunds({ db, gateway, onFailure }: Parts, limit: number): Promise<number> {
  let done = 0;
  for (const refund of await claimDueRefunds(db, limit)) {
    try {
      await gateway.refund({ paymentId: refund.providerPaymentId, amountPaise: refund.amountPaise });
      await inTransaction(db, (tx) => completeRefund(tx, refund.providerPaymentId));
      done += 1;
    } catch (error) {
      onFailure(error, refund.providerPaymentId);
    }
  }
  return done;
}
