import type { Db } from '@aaram/runtime/db';
import type { MessageTopic, OrderPage } from '@aaram/shared-domain/order-page';
import type { Return } from '@aaram/shared-domain/return';
import { findMailJobsAbout } from '#modules/jobs/index.ts';
import { findSentMails } from '#modules/mail/index.ts';
import { findShorts } from '#modules/messages/index.ts';
import type { OrderRow } from '../order.repository.ts';
import type { ParcelRow } from '../parcel.repository.ts';
import { RETURN_MAIL } from '../returns/announce-return.ts';
import { findEventIds, type PageRefund } from './order-page.repository.ts';

type Facts = {
  order: OrderRow;
  parcels: readonly ParcelRow[];
  refunds: readonly Pick<PageRefund, 'id'>[];
  returns: readonly Return[];
};

/** The events that mails about this order carry, each with its topic. */
async function listEvents(db: Db, { order, parcels, refunds, returns }: Facts): Promise<Map<string, MessageTopic>> {
  const tracked = parcels.flatMap(({ id, trackingId }) =>
    trackingId === null ? [] : [`order-tracking:${id}:${trackingId}`, `order-tracking:${order.id}:${trackingId}`],
  );
  return new Map<string, MessageTopic>([
    [`order-unpaid:${order.id}`, 'unpaid'],
    [`order-confirmation:${order.id}`, 'confirmation'],
    [`order-refunded:${order.id}`, 'refund'],
    ...(await findEventIds(db, order.id)).map((id) => [`order-status:${id}`, 'status'] as const),
    ...tracked.map((event) => [event, 'tracking'] as const),
    ...refunds.flatMap(
      ({ id }) =>
        [
          [`order-refunded:${id}`, 'refund'],
          [`order-credit-back:${id}`, 'credit'],
        ] as const,
    ),
    ...returns.flatMap(({ _id, history }) =>
      history.map(({ state }) => [`${RETURN_MAIL}:${_id}:${state}`, 'return'] as const),
    ),
  ]);
}

const topicsOfJobs: Readonly<Record<string, MessageTopic>> = {
  'order-confirmation': 'confirmation',
  'order-status': 'status',
  'order-tracking': 'tracking',
  'order-refunded': 'refund',
  'order-credit-back': 'credit',
  'order-mail-again': 'again',
  'return-state': 'return',
  'return-mail-again': 'again',
};

/** Emails and short messages about an order with their state: sent, waiting, or given up. */
export async function readMessages(store: Db, facts: Facts): Promise<OrderPage['messages']> {
  const topics = await listEvents(store, facts);
  const events = [...topics.keys()];
  const [mails, shorts, jobs] = await Promise.all([
    findSentMails(store, events),
    findShorts(store, facts.order.userId, events),
    findMailJobsAbout(store, facts.order.id),
  ]);
  const topicOf = (event: string) => topics.get(event) ?? 'status';
  return [
    ...mails.map(({ event, sentAt }) => ({
      topic: topicOf(event),
      channel: 'email' as const,
      state: 'sent' as const,
      at: sentAt.toISOString(),
    })),
    ...shorts.map(({ event, channel, isSent, createdAt, endedAt }) => ({
      topic: topicOf(event),
      channel,
      state: isSent ? ('sent' as const) : endedAt === null ? ('waiting' as const) : ('gone' as const),
      at: (endedAt ?? createdAt).toISOString(),
    })),
    ...jobs.map(({ kind, hasFailed, at }) => ({
      topic: topicsOfJobs[kind] ?? 'status',
      channel: 'email' as const,
      state: hasFailed ? ('failed' as const) : ('waiting' as const),
      at: at.toISOString(),
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
}
