import * as texts from '#texts/credit.ts';
import { isDrawn, plainCharacters } from '../order/number.ts';
import { isBlank, isEmail } from '../read/index.ts';

/** What a gift card can be worth, in rupees (product-rules.md#gift-cards). */
export const giftCardAmounts = [500, 1000, 2000, 3000, 5000, 10_000] as const;
/** Longest message to the recipient, in characters. */
export const MAX_GIFT_MESSAGE = 300;

const LENGTH = 16;
const GROUP = /.{4}/g;

/** Formats the sixteen characters of a code for people: `7K3F-92QD-XBT0-44MP`. */
export const formatGiftCode = (code: string) => (code.match(GROUP) ?? []).join('-');

/** The sixteen characters of a typed code; undefined when it is not one. */
export function parseGiftCode(typed: string): string | undefined {
  const characters = plainCharacters(typed);
  return characters.length === LENGTH && isDrawn(characters) ? characters : undefined;
}

export type GiftDraft = Record<'recipientName' | 'recipientEmail' | 'senderName', string> & { amount: number };

/** The problems of a gift card in the order of its form; empty when it may be bought. */
export function checkGiftCard(draft: GiftDraft): { path: keyof GiftDraft; message: string }[] {
  return [
    ...(giftCardAmounts.some((amount) => amount === draft.amount)
      ? []
      : [{ path: 'amount' as const, message: texts.chooseAmount }]),
    ...(isBlank(draft.recipientName) ? [{ path: 'recipientName' as const, message: texts.enterRecipientName }] : []),
    ...(isEmail(draft.recipientEmail) ? [] : [{ path: 'recipientEmail' as const, message: texts.enterRecipientEmail }]),
    ...(isBlank(draft.senderName) ? [{ path: 'senderName' as const, message: texts.enterSenderName }] : []),
  ];
}
