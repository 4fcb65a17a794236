import { z } from 'zod';
import * as texts from '#texts/refund.ts';
import { whenMissing } from '../contract/when-missing.ts';
import { MAX_REFUND_LINES, MAX_REFUND_REASON, paidWays } from './kinds.ts';

const howMany = { error: texts.choosePieces };
const howMuch = { error: texts.enterAmount };
const lineId = z.string(whenMissing(texts.chooseItem)).max(64, { error: texts.chooseItem });
const rupees = z.number(howMuch).min(0, howMuch).max(10_000_000, howMuch);

const asked = {
  /** Pieces that are cancelled, by `_id` of their line. */
  cancel: z
    .array(
      z.strictObject({
        line: lineId,
        quantity: z.number(howMany).int(howMany).min(1, howMany).max(1000, howMany),
      }),
    )
    .max(MAX_REFUND_LINES, { error: texts.tooManyLines(MAX_REFUND_LINES) })
    .optional(),
  /** Rupees of the price that go back without a return, by `_id` of the line. */
  adjust: z
    .array(z.strictObject({ line: lineId, amount: rupees.min(0.01, howMuch) }))
    .max(MAX_REFUND_LINES, { error: texts.tooManyLines(MAX_REFUND_LINES) })
    .optional(),
};

/** The ways in which the caller's orders were paid at the provider, each once, the latest first. */
export const paidWaysSchema = z.array(z.enum(paidWays)).max(paidWays.length);

/** What staff would cancel or give back: pieces or amounts, not both. */
export const refundAskSchema = z.strictObject(asked);

/** The same, to be done: with why, and the two amounts that the caller was shown. */
export const refundInputSchema = z.strictObject({
  ...asked,
  reason: z
    .string(whenMissing(texts.sayWhy))
    .trim()
    .min(1, { error: texts.sayWhy })
    .max(MAX_REFUND_REASON, { error: texts.reasonTooLong(MAX_REFUND_REASON) }),
  /** `before.total` and `refund.total` of the quote. Where they are others now, nothing is done. */
  shown: z.strictObject({ before: rupees, refund: rupees }),
});

/** Rupees: the price of pieces, their GST, and delivery; `total` is their sum. */
const amountsSchema = z.object({ goods: z.number(), gst: z.number(), delivery: z.number(), total: z.number() });

/** What would go back now, as far as the caller may see the order; in rupees. */
export const refundQuoteSchema = z
  .object({
    /** What is paid for the pieces that the shopper still has or gets. */
    before: amountsSchema,
    after: amountsSchema,
    refund: amountsSchema,
    /** Of the refund: what goes back to the credit or gift card that paid, and what the way the rest was paid. */
    toCredit: z.number(),
    toPayment: z.number(),
    /** How the provider was paid; null when it did not say so. */
    paidBy: z.enum(paidWays).nullable(),
    /** Which parcels become Cancelled, from 1. */
    parcels: z.array(z.number().int()),
    /** Until when it can be taken back; the money is sent then. */
    undoUntil: z.string(),
    /** By when the bank has it. */
    arrivesBy: z.string(),
  })
  .meta({ id: 'RefundQuote' });

export type RefundAsk = z.infer<typeof refundAskSchema>;
export type RefundInput = z.infer<typeof refundInputSchema>;
export type RefundQuote = z.infer<typeof refundQuoteSchema>;
