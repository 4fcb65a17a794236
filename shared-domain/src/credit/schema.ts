import { z } from 'zod';
import * as texts from '#texts/credit.ts';
import { whenMissing } from '../contract/when-missing.ts';
import { paymentSessionSchema } from '../order/payment-session-schema.ts';
import { MAX_GIFT_MESSAGE } from './gift-card.ts';
import { creditKinds, creditMovementKinds, giftCardStates } from './kinds.ts';

/** A credit note or gift card of an account, with its ledger. Amounts are rupees. */
export const creditSchema = z
  .object({
    _id: z.string(),
    kind: z.enum(creditKinds),
    /** The last characters of a gift card's code; null for a credit note, which has none. */
    tail: z.string().nullable(),
    /** What it was issued with. */
    amount: z.number(),
    /** What is on it now: not what an unpaid order holds. */
    balance: z.number(),
    /** What unpaid orders of its owner hold; another order that is paid with it replaces them. */
    held: z.number(),
    expiresAt: z.string(),
    /** Whether it can pay something now, with what is held. */
    isValid: z.boolean(),
    isWithdrawn: z.boolean(),
    createdAt: z.string(),
    /** The newest first; their amounts add up to the balance. */
    movements: z.array(
      z.object({
        kind: z.enum(creditMovementKinds),
        amount: z.number(),
        /** The number of the order. */
        order: z.string().nullable(),
        reason: z.string().nullable(),
        at: z.string(),
      }),
    ),
  })
  .meta({ id: 'Credit' });

/** A credit as admins see it. */
export const panelCreditSchema = creditSchema
  .extend({
    /** Whose account it is in; null for a gift card that is in no account. */
    owner: z.object({ name: z.string() }).nullable(),
    /** Of a gift card: who bought it for whom, with which order. */
    gift: z
      .object({
        order: z.string(),
        recipientName: z.string(),
        recipientEmail: z.string(),
        senderName: z.string(),
        buyerEmail: z.string(),
      })
      .nullable(),
    /** Whether the money behind it is disputed, so that it cannot be spent now. */
    isFrozen: z.boolean(),
    /** What became of the money behind it, in sentences. */
    notes: z.array(z.string()),
    /** What the caller may do with it now. */
    actions: z.array(z.enum(['withdraw', 'refund', 'mail'])),
  })
  .meta({ id: 'PanelCredit' });

/** What an admin does with a credit. To withdraw or refund needs a reason; the owner reads it. */
export const creditActionSchema = z.strictObject(
  {
    action: z.enum(['withdraw', 'refund', 'mail'], { error: texts.chooseAction }),
    reason: z
      .string()
      .max(300, { error: texts.messageTooLong(300) })
      .default(''),
  },
  whenMissing(texts.chooseAction),
);

/** A gift card to buy. */
export const giftCardInputSchema = z.strictObject(
  {
    amount: z.number(whenMissing(texts.chooseAmount)),
    recipientName: z.string(whenMissing(texts.enterRecipientName)).max(60),
    recipientEmail: z.string(whenMissing(texts.enterRecipientEmail)).max(254),
    senderName: z.string(whenMissing(texts.enterSenderName)).max(60),
    message: z
      .string()
      .max(MAX_GIFT_MESSAGE, { error: texts.messageTooLong(MAX_GIFT_MESSAGE) })
      .default(''),
  },
  whenMissing(texts.chooseAmount),
);

/** What the browser needs to pay for it; `order` is to be verified and checked like any other. */
export const giftCardResultSchema = z.object({
  order: z.object({ _id: z.string(), number: z.string() }),
  ...paymentSessionSchema.shape,
});

/** A gift card that an account has bought and paid for. Amounts are rupees; the account that added it is not shown. */
export const boughtGiftCardSchema = z
  .object({
    _id: z.string(),
    /** Of the order that bought it. */
    order: z.string(),
    amount: z.number(),
    recipientName: z.string(),
    recipientEmail: z.string(),
    state: z.enum(giftCardStates),
    boughtAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'BoughtGiftCard' });

export const creditCodeSchema = z.strictObject(
  { code: z.string(whenMissing(texts.enterCode)).max(60) },
  whenMissing(texts.enterCode),
);

export type BoughtGiftCard = z.infer<typeof boughtGiftCardSchema>;
export type PanelCredit = z.infer<typeof panelCreditSchema>;
export type CreditAction = z.input<typeof creditActionSchema>['action'];
export type GiftCardInput = z.input<typeof giftCardInputSchema>;
export type Credit = z.infer<typeof creditSchema>;
