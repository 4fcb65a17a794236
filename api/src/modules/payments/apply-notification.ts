import type { Db, Pool } from '@aaram/runtime/db';
import { inTransaction } from '#db/in-transaction.ts';
import {
  findOrderOfPayment,
  type GatewayDispute,
  hastenCheck,
  noteDispute,
  noteProviderRefunds,
  settleOrder,
  welcomePayment,
} from '#modules/orders/for-payments.ts';
import type { GatewayPayment, GatewayRefund } from '#modules/orders/index.ts';
import { findSubject, type Subject } from './find-subject.ts';
import { enqueueLookUp } from './look-up-order.ts';
import { rememberEvent } from './payments.repository.ts';

/** What a provider tells the store without being asked, in the store's words. `read` throws for what it cannot read. */
export type ProviderNotification = {
  provider: string;
  /** Unlike that of every other provider: one that may not be begins with the provider's name. */
  eventId: string;
  /** The provider's word for it, to be stored. */
  kind: string;
  providerPaymentId: string | null;
  subject: Subject;
  tells:
    | { what: 'paid' | 'authorized'; read: () => GatewayPayment }
    | { what: 'refund'; read: () => GatewayRefund }
    | { what: 'dispute'; read: () => GatewayDispute }
    /** Of a payment, but nothing that changes an order. */
    | { what: 'payment' }
    | { what: 'nothing' };
};

/** The notification names no order of ours, so the provider is asked what its order was made for. */
async function lookUp(tx: Db, { provider, subject }: ProviderNotification): Promise<string> {
  if (subject.providerOrderId !== null) {
    await enqueueLookUp(tx, provider, subject.providerOrderId);
  }
  return 'unknown';
}

const findOrderId = async (tx: Db, paymentId: string, { provider, subject }: ProviderNotification) =>
  (await findOrderOfPayment(tx, paymentId)) ?? (await findSubject(tx, provider, subject))?.id;

/** Applies a refund, made or failed, by its payment: one that paid an order, or one not reported yet. */
async function applyRefund(tx: Db, notification: ProviderNotification, refund: GatewayRefund): Promise<string> {
  const { paymentId } = refund;
  const orderId = await findOrderId(tx, paymentId, notification);
  if (orderId === undefined) {
    return lookUp(tx, notification);
  }
  await noteProviderRefunds(tx, { orderId, paymentId }, [refund]);
  return 'refund';
}

/** Applies what the provider says of a dispute, by its payment. */
async function applyDispute(tx: Db, notification: ProviderNotification, dispute: GatewayDispute): Promise<string> {
  const orderId = await findOrderId(tx, dispute.paymentId, notification);
  if (orderId === undefined) {
    return lookUp(tx, notification);
  }
  await noteDispute(tx, orderId, dispute);
  return 'dispute';
}

async function apply(tx: Db, notification: ProviderNotification): Promise<string> {
  const { tells } = notification;
  if (tells.what === 'refund') {
    return applyRefund(tx, notification, tells.read());
  }
  if (tells.what === 'dispute') {
    return applyDispute(tx, notification, tells.read());
  }
  const order =
    tells.what === 'nothing' ? undefined : await findSubject(tx, notification.provider, notification.subject);
  if (order === undefined) {
    return lookUp(tx, notification);
  }
  if (tells.what === 'paid') {
    // An old notification does not show a later refund of its payment: our own books decide.
    const payment = tells.read();
    return payment.status === 'captured' ? settleOrder(tx, order.id, payment, 'webhook') : 'ignored';
  }
  if (tells.what === 'authorized') {
    if (!(await welcomePayment(tx, order.id, tells.read(), 'webhook'))) {
      return 'mismatch';
    }
    // The reconciler captures it, unless the provider does so first.
    await hastenCheck(tx, order.id);
    return 'pending';
  }
  return 'ignored';
}

/** The column `meaning` of an event. */
const toMeaning = ({ what }: ProviderNotification['tells']) => (what === 'payment' || what === 'nothing' ? null : what);

/**
 * Stores what a provider tells and applies it, once, in one transaction. Returns what came of it: 'duplicate' when it was
 * applied before, 'unknown' when it is about no order of ours, 'mismatch' for a payment that pays no order.
 */
export const applyNotification = (db: Pool, notification: ProviderNotification): Promise<string> =>
  inTransaction(db, async (tx) => {
    const isNew = await rememberEvent(tx, {
      provider: notification.provider,
      eventId: notification.eventId,
      kind: notification.kind,
      meaning: toMeaning(notification.tells),
      providerOrderId: notification.subject.providerOrderId,
      providerPaymentId: notification.providerPaymentId,
    });
    return isNew ? apply(tx, notification) : 'duplicate';
  });
