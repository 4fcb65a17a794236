import {
  type Db,
  findOrderOfPayment,
  findRefundAsk,
  findSmallRefunds,
  type GatewayRefund,
  GatewayRefusal,
  inTransaction,
  isNewRefund,
  LEAST_REFUND_PAISE,
  noteProviderRefunds,
  type PaymentGateway,
  type Pool,
  setRefundState,
} from '#modules/orders/index.ts';
import { claimDueRefunds, type DueRefund } from './payments.repository.ts';

type Parts = { db: Pool; gateway: PaymentGateway; onFailure: (error: unknown, paymentId: string) => void };

/**
 * Notes what the provider has made so far, and what is left to ask for. From here on the refund counts as begun,
 * whatever becomes of the question.
 */
async function begin(tx: Db, { id, orderId, providerPaymentId }: DueRefund, made: readonly GatewayRefund[]) {
  await noteProviderRefunds(tx, { orderId, paymentId: providerPaymentId }, made);
  const ask = await findRefundAsk(tx, id);
  if (ask === undefined || ask.amountPaise <= 0) {
    return undefined;
  }
  const small = await findSmallRefunds(tx, { id, belowPaise: LEAST_REFUND_PAISE });
  const amountPaise = small.reduce((sum, { leftPaise }) => sum + leftPaise, ask.amountPaise);
  if (amountPaise < LEAST_REFUND_PAISE) {
    return undefined;
  }
  const ids = [id, ...small.map((one) => one.id)];
  for (const one of ids) {
    await setRefundState(tx, one, 'asked');
  }
  return { ...ask, amountPaise, ids };
}

/** One step of one refund. The provider is asked what went back already before it is asked for more. */
async function payBack({ db, gateway }: Parts, due: DueRefund) {
  const paymentId = due.providerPaymentId;
  const made = await gateway.listRefunds(paymentId);
  const ask = await inTransaction(db, (tx) => begin(tx, due, made));
  if (ask === undefined) {
    return;
  }
  let refund: GatewayRefund;
  try {
    refund = await gateway.refund({ receipt: ask.receipt, paymentId, amountPaise: ask.amountPaise });
  } catch (error) {
    // Nobody knows what became of a question before this one: then it stays begun until the provider tells.
    if (error instanceof GatewayRefusal && !ask.wasAsked) {
      for (const id of ask.ids) {
        await setRefundState(db, id, 'due');
      }
    }
    throw error;
  }
  await inTransaction(db, (tx) => noteProviderRefunds(tx, { orderId: due.orderId, paymentId }, [refund]));
}

/** Gives back money that is owed and due, each refund once; what fails is tried again later. Answers how many went. */
export async function runDueRefunds(parts: Parts, limit: number): Promise<number> {
  let done = 0;
  for (const due of await claimDueRefunds(parts.db, limit)) {
    try {
      await payBack(parts, due);
      done += 1;
    } catch (error) {
      parts.onFailure(error, due.providerPaymentId);
    }
  }
  return done;
}

/** Looks for refunds the provider made and nobody told us of: by hand, or failed after days. Answers how many. */
export async function findForeignRefunds({ db, gateway }: Pick<Parts, 'db' | 'gateway'>, since: Date): Promise<number> {
  let found = 0;
  for (const refund of await gateway.listRefundsSince(since)) {
    const { paymentId } = refund;
    const orderId = (await isNewRefund(db, refund)) ? await findOrderOfPayment(db, paymentId) : undefined;
    if (orderId !== undefined) {
      await inTransaction(db, (tx) => noteProviderRefunds(tx, { orderId, paymentId }, [refund]));
      found += 1;
    }
  }
  return found;
}
