import type { Db } from '@aaram/runtime/db';
import type { OutboxChannel, OutboxEntry } from '@aaram/shared-domain/outbox';
import { maskMobile } from '#mask.ts';
import { findMobiles } from '#modules/identity/index.ts';
import { listSentMails } from '#modules/mail/index.ts';
import { listShorts } from '#modules/messages/index.ts';
import { findOrderNumbers } from '#modules/orders/index.ts';

export type OutboxQuery = {
  channel: OutboxChannel;
  limit: number;
  /** Id of the last message of the page before. */
  after: string | null;
};

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const idOf = (event: string) => UUID.exec(event)?.[0];

/** Emails that were sent, with the order where the event names one. */
async function readEmails(db: Db, { after, limit }: OutboxQuery): Promise<OutboxEntry[]> {
  const mails = await listSentMails(db, { after, limit });
  const ids = mails.flatMap(({ event }) => idOf(event) ?? []);
  const numbers = await findOrderNumbers(db, ids);
  return mails.map(({ event, sentTo, sentAt }) => ({
    _id: event,
    channel: 'email',
    kind: event.split(':')[0] ?? '',
    to: sentTo,
    order: numbers.get(idOf(event) ?? '') ?? null,
    state: 'sent',
    at: sentAt.toISOString(),
  }));
}

/** Short messages with their state; the number is the one that the account has today. */
async function readShorts(db: Db, channel: 'sms' | 'whatsapp', { after, limit }: OutboxQuery): Promise<OutboxEntry[]> {
  const shorts = await listShorts(db, { channel, after, limit });
  const readers = shorts.map(({ userId }) => userId);
  const mobiles = await findMobiles(db, readers);
  return shorts.map(({ id, kind, userId, isSent, createdAt, endedAt }) => {
    const mobile = mobiles.get(userId);
    return {
      _id: id,
      channel,
      kind,
      to: mobile === undefined ? null : maskMobile(mobile),
      order: null,
      state: isSent ? 'sent' : endedAt === null ? 'waiting' : 'gone',
      at: (endedAt ?? createdAt).toISOString(),
    };
  });
}

/** What left the store over a channel, newest first, to masked addresses (product-rules.md#outbox-and-jobs). */
export const readOutbox = (db: Db, query: OutboxQuery): Promise<OutboxEntry[]> =>
  query.channel === 'email' ? readEmails(db, query) : readShorts(db, query.channel, query);
