import type { Db, Pool } from '@aaram/runtime/db';
import { inTransaction } from '#db/in-transaction.ts';
import {
  claimDueRefunds,
  type DueRefund,
  findOrderOfPayment,
  findRefundAsk,
  findSmallRefunds,
  isCreditPayment,
  isNewDispute,
  isNewRefund,
  MIN_REFUND_PAISE,
  noteDispute,
  noteProviderRefunds,
  type PaymentGateway,
  type PaymentProviders,
  payBackCredit,
  paySmallByCredit,
  setRefundStates,
} from '#modules/orders/for-payments.ts';
import { type GatewayRefund, GatewayRefusal } from '#modules/orders/index.ts';

type Context = { providers: PaymentProviders; onFailure: (error: unknown, paymentId: string) => void };

/**
 * Records the refunds that the provider has made so far, and returns what is left to request. From here on the refund
 * counts as begun, whatever the outcome of the call.
 */
async function begin(tx: Db, { id, orderId, providerPaymentId }: DueRefund, made: readonly GatewayRefund[]) {
  await noteProviderRefunds(tx, { orderId, paymentId: providerPaymentId }, made);
  const ask = await findRefundAsk(tx, id);
  if (ask === undefined || ask.amountPaise <= 0) {
    return undefined;
  }
  const small = await findSmallRefunds(tx, { id, belowPaise: MIN_REFUND_PAISE });
  const amountPaise = small.reduce((sum, { leftPaise }) => sum + leftPaise, ask.amountPaise);
  if (amountPaise < MIN_REFUND_PAISE) {
    if (ask.isOverdue && !ask.wasAsked) {
      await paySmallByCredit(tx, { id, orderId, providerPaymentId });
    }
    return undefined;
  }
  const refunds = [{ id, wasAsked: ask.wasAsked }, ...small];
  await setRefundStates(
    tx,
    refunds.map((one) => one.id),
    'asked',
  );
  return { ...ask, amountPaise, newIds: refunds.filter(({ wasAsked }) => !wasAsked).map((one) => one.id) };
}

/** One attempt of one refund. The provider is asked what was already refunded before more is requested. */
async function payBack(db: Pool, due: DueRefund, { providers }: Context) {
  const paymentId = due.providerPaymentId;
  if (isCreditPayment(paymentId)) {
    await inTransaction(db, (tx) => payBackCredit(tx, due));
    return;
  }
  const gateway = providers.of(due);
  const made = await gateway.listRefunds(paymentId);
  const ask = await inTransaction(db, (tx) => begin(tx, due, made));
  if (ask === undefined) {
    return;
  }
  let refund: GatewayRefund;
  try {
    refund = await gateway.refund({ receipt: ask.receipt, paymentId, amountPaise: ask.amountPaise });
  } catch (error) {
    // The outcome of an earlier call may be unknown: then a refund stays begun until the provider reports it.
    if (error instanceof GatewayRefusal) {
      await setRefundStates(db, ask.newIds, 'due');
    }
    throw error;
  }
  await inTransaction(db, (tx) => noteProviderRefunds(tx, { orderId: due.orderId, paymentId }, [refund]));
}

/** Makes due refunds, each once; failed ones are retried later. Returns how many were due, and how many were made. */
export async function runDueRefunds(
  db: Pool,
  limit: number,
  context: Context,
): Promise<{ claimed: number; made: number }> {
  const claimed = await claimDueRefunds(db, limit);
  let made = 0;
  for (const due of claimed) {
    try {
      await payBack(db, due, context);
      made += 1;
    } catch (error) {
      context.onFailure(error, due.providerPaymentId);
    }
  }
  return { claimed: claimed.length, made };
}

/** Looks for refunds that the provider did not report to us: made by hand, or failed after days. Returns how many. */
export async function findForeignRefunds(
  db: Pool,
  since: Date,
  { gateway }: { gateway: PaymentGateway },
): Promise<number> {
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

/** The newest disputes that the provider is asked for: webhooks may be lost. */
const MAX_DISPUTES = 100;

/** Looks for disputes that were not reported to us, or were decided since. Returns how many. */
export async function findUnreportedDisputes(db: Pool, { gateway }: { gateway: PaymentGateway }): Promise<number> {
  let found = 0;
  for (const dispute of await gateway.listDisputes(MAX_DISPUTES)) {
    const isNew = await isNewDispute(db, dispute);
    const orderId = isNew ? await findOrderOfPayment(db, dispute.paymentId) : undefined;
    if (orderId !== undefined) {
      await inTransaction(db, (tx) => noteDispute(tx, orderId, dispute));
      found += 1;
    }
  }
  return found;
}
