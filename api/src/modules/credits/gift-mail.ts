import { pages } from '@aaram/shared-domain/contract';
import { formatGiftCode } from '@aaram/shared-domain/credit';
import { formatLongDay } from '@aaram/shared-domain/format';
import { formatPaise } from '@aaram/shared-domain/money';
import type { StoreSettings } from '@aaram/shared-domain/settings';
import { type Block, type Mail, writeMail } from '#modules/mail/index.ts';
import * as texts from '#texts/gift-mails.ts';
import type { CreditRow } from './credits.repository.ts';
import type { GiftRow } from './gift-cards.repository.ts';

export type MailContext = { publicUrl: string; store: StoreSettings };
type Issued = { card: CreditRow; gift: GiftRow };

/** The mail with the code, to whom the card is for. It is the only place where the whole code stands. */
export function writeGift({ card, gift }: Issued, code: string, { publicUrl, store }: MailContext): Mail {
  const amount = formatPaise(card.issuedPaise);
  const message = gift.message.split(/\s*\n\s*/).filter((line) => line !== '');
  return writeMail({
    to: gift.recipientEmail,
    name: gift.recipientName,
    subject: texts.giftSubject(gift.senderName, store.brandName),
    title: texts.giftHeading(amount),
    blocks: [
      { kind: 'text', text: texts.giftLead(gift.senderName, amount, store.brandName) },
      ...message.map((text): Block => ({ kind: 'text', text })),
      {
        kind: 'facts',
        rows: [
          [texts.code, formatGiftCode(code)],
          [texts.validUntil, formatLongDay(card.expiresAt.toISOString())],
        ],
      },
      { kind: 'text', text: texts.howToSpend },
      { kind: 'link', label: texts.addToAccount, url: `${publicUrl}${pages.account('credits')}` },
    ],
    store,
  });
}

/** The mail to who bought it. */
export function writeBought(
  { card, gift }: Issued,
  buyer: { name: string; email: string; orderNumber: string },
  { store }: MailContext,
): Mail {
  return writeMail({
    to: buyer.email,
    name: buyer.name,
    subject: texts.boughtSubject(store.brandName),
    title: texts.boughtHeading,
    blocks: [
      { kind: 'text', text: texts.bought(formatPaise(card.issuedPaise), gift.recipientName, gift.recipientEmail) },
      {
        kind: 'facts',
        rows: [
          [texts.orderNumber, buyer.orderNumber],
          [texts.validUntil, formatLongDay(card.expiresAt.toISOString())],
        ],
      },
      { kind: 'text', text: texts.noGst },
    ],
    store,
  });
}

/** The mail to who bought it, when its payment goes back. */
export function writeGiftRefund(
  buyer: { name: string; email: string; orderNumber: string },
  paise: number,
  { store }: MailContext,
): Mail {
  return writeMail({
    to: buyer.email,
    name: buyer.name,
    subject: texts.refundedSubject(store.brandName),
    title: texts.refundedHeading,
    blocks: [
      { kind: 'text', text: texts.refunded(formatPaise(paise)) },
      { kind: 'facts', rows: [[texts.orderNumber, buyer.orderNumber]] },
    ],
    store,
  });
}
