import type { Db } from '@aaram/runtime/db';
import { pages } from '@aaram/shared-domain/contract';
import { formatLongDay } from '@aaram/shared-domain/format';
import { formatPaise } from '@aaram/shared-domain/money';
import type { FastifyInstance } from 'fastify';
import { findMailbox } from '#modules/identity/index.ts';
import { type Mail, writeMail } from '#modules/mail/index.ts';
import * as texts from '#texts/credit-mails.ts';
import { type CreditRow, findCredits } from './credits.repository.ts';
import { findGift } from './gift-cards.repository.ts';
import type { MailContext } from './gift-mail.ts';
import { ENDING_MAIL } from './remind-of-ending.ts';

type Mailbox = { name: string; email: string };

/** Who is notified about a credit: its owner, or whom a gift card was sent to as long as it is in no account. */
async function findReader(db: Db, { id, ownerId }: CreditRow): Promise<Mailbox | undefined> {
  if (ownerId !== null) {
    return findMailbox(db, ownerId);
  }
  const gift = await findGift(db, id);
  // No account, where the person it was sent to has deleted their account.
  return gift === undefined || gift.recipientEmail === ''
    ? undefined
    : { name: gift.recipientName, email: gift.recipientEmail };
}

function writeEnding(card: CreditRow, reader: Mailbox, { publicUrl, store }: MailContext): Mail {
  const amount = formatPaise(card.balancePaise);
  const name = card.kind === 'credit-note' ? texts.creditNote : texts.giftCard(card.codeTail ?? '');
  return writeMail({
    to: reader.email,
    name: reader.name,
    subject: texts.endingSubject(amount, store.brandName),
    title: texts.endingHeading(amount),
    blocks: [
      { kind: 'text', text: texts.ending(name, amount, formatLongDay(card.expiresAt.toISOString())) },
      ...(card.ownerId === null ? [{ kind: 'text' as const, text: texts.addFirst }] : []),
      { kind: 'link', label: texts.seeCredits, url: `${publicUrl}${pages.account('credits')}` },
    ],
    store,
  });
}

/** The mail about a credit that expires soon. One that was spent or withdrawn meanwhile is not worth a mail. */
export function handleEndingMails(app: FastifyInstance) {
  const { db } = app;
  app.handleJob(ENDING_MAIL, async ({ credit }) => {
    const id = String(credit);
    const [card] = await findCredits(db, [id]);
    if (card === undefined || !card.isValid || card.balancePaise === 0) {
      return;
    }
    const reader = await findReader(db, card);
    if (reader !== undefined) {
      const context = { publicUrl: app.config.publicUrl, store: app.config.store };
      await app.sendMail(writeEnding(card, reader, context), [`credit-ending:${id}`]);
    }
  });
}
