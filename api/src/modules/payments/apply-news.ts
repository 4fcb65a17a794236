import { inTransaction } from '#db/in-transaction.ts';
import type { Db, Pool } from '#db/pool.ts';
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
export type ProviderNews = {
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

/** The news names no order of ours, so the provider is asked what its order was made for. */
async function lookUp(tx: Db, { provider, subject }: ProviderNews): Promise<string> {
  if (subject.providerOrderId !== null) {
    await enqueueLookUp(tx, provider, subject.providerOrderId);
  }
  return 'unknown';
}

const findOrderId = async (tx: Db, paymentId: string, { provider, subject }: ProviderNews) =>
  (await findOrderOfPayment(tx, paymentId)) ?? (await findSubject(tx, provider, subject))?.id;

/** Applies a refund, made or failed, by its payment: one that paid an order, or one not reported yet. */
async function applyRefund(tx: Db, news: ProviderNews, refund: GatewayRefund): Promise<string> {
  const { paymentId } = refund;
  const orderId = await findOrderId(tx, paymentId, news);
  if (orderId === undefined) {
    return lookUp(tx, news);
  }
  await noteProviderRefunds(tx, { orderId, paymentId }, [refund]);
  return 'refund';
}

/** Applies what the provider says of a dispute, by its payment. */
async function applyDispute(tx: Db, news: ProviderNews, dispute: GatewayDispute): Promise<string> {
  const orderId = await findOrderId(tx, dispute.paymentId, news);
  if (orderId === undefined) {
    return lookUp(tx, news);
  }
  await noteDispute(tx, orderId, dispute);
  return 'dispute';
}

async function apply(tx: Db, news: ProviderNews): Promise<string> {
  const { tells } = news;
  if (tells.what === 'refund') {
    return applyRefund(tx, news, tells.read());
  }
  if (tells.what === 'dispute') {
    return applyDispute(tx, news, tells.read());
  }
  const order = tells.what === 'nothing' ? undefined : await findSubject(tx, news.provider, news.subject);
  if (order === undefined) {
    return lookUp(tx, news);
  }
  if (tells.what === 'paid') {
    // Old news does not show a later refund of its payment: our own books decide.
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
const toMeaning = ({ what }: ProviderNews['tells']) => (what === 'payment' || what === 'nothing' ? null : what);

/**
 * Stores what a provider tells and applies it, once, in one transaction. Returns what came of it: 'duplicate' when it was
 * applied before, 'unknown' when it is about no order of ours, 'mismatch' for a payment that pays no order.
 */
export const applyNews = (db: Pool, news: ProviderNews): Promise<string> =>
  inTransaction(db, async (tx) => {
    const isNew = await rememberEvent(tx, {
      provider: news.provider,
      eventId: news.eventId,
      kind: news.kind,
      meaning: toMeaning(news.tells),
      providerOrderId: news.subject.providerOrderId,
      providerPaymentId: news.providerPaymentId,
    });
    return isNew ? apply(tx, news) : 'duplicate';
  });
