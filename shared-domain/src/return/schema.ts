import { z } from 'zod';
import * as texts from '#texts/return-request.ts';
import { whenMissing } from '../contract/when-missing.ts';
import { askedKinds, MAX_RETURN_PICTURES, MAX_RETURN_TEXT, payouts, returnKinds, returnReasons } from './reasons.ts';
import { returnActions, returnStates } from './states.ts';

/** Pieces of one order line that were cancelled, or that go back. Amounts are rupees. */
export const returnSchema = z
  .object({
    _id: z.string(),
    order: z.object({ _id: z.string(), number: z.string() }),
    line: z.object({
      _id: z.string(),
      product: z.string(),
      name: z.string(),
      image: z.string().nullable(),
      size: z.string(),
      price: z.number(),
    }),
    kind: z.enum(returnKinds),
    state: z.enum(returnStates),
    /** 0 where a part of the price went back without a return. */
    quantity: z.number().int(),
    /** null for what was cancelled, or given back without a return. */
    reason: z.enum(returnReasons).nullable(),
    comment: z.string(),
    pictures: z.array(z.string()),
    /** The size wanted instead; only of an exchange. */
    size: z.string().nullable(),
    /** What is deducted from the refund. */
    fee: z.number(),
    /** Whether what goes back comes the way it was paid, or as a credit note. */
    payout: z.enum(payouts),
    /** What goes back: expected, and from the states `refunded` and `cancelled` on exact. 0 for an exchange. */
    refund: z.number(),
    /** Whether the pieces are on sale again; null before anybody has looked at them. */
    restocked: z.boolean().nullable(),
    /** Why, in the words of staff: refused, cancelled, or given back. The shopper reads it. */
    answer: z.string().nullable(),
    /** Of the parcel that brings the exchanged pieces. */
    trackingId: z.string().nullable(),
    /** Of the carrier's pick-up that brings the pieces back, where one is booked. */
    pickupTrackingId: z.string().optional(),
    requestedAt: z.string(),
    /** By when it has to be answered; null when it is. */
    answerBy: z.string().nullable(),
    history: z.array(z.object({ state: z.enum(returnStates), at: z.string() })),
    /** What the caller may do with it now. */
    actions: z.array(z.enum(returnActions)),
    /** Only in the panel, of what staff did: until when it can be taken back; left out when it cannot. */
    undoUntil: z.string().optional(),
    /** Only in the panel: who asked. */
    shopper: z.object({ name: z.string() }).optional(),
    /** Only for admins: who sells the pieces. */
    seller: z.object({ name: z.string() }).optional(),
  })
  .meta({ id: 'Return' });

/** What a shopper may ask for a line of an order now. */
const returnableLineSchema = z.object({
  _id: z.string(),
  cancellable: z.number().int(),
  returnable: z.number().int(),
  /** What goes back for 1, 2, … of these pieces, before the fee. */
  refunds: z.array(z.number()),
  /** `fee` is deducted from the refund of a return; an exchange costs nothing. */
  reasons: z.array(
    z.object({
      reason: z.enum(returnReasons),
      until: z.string(),
      fee: z.number(),
      kinds: z.array(z.enum(['return', 'exchange'])),
    }),
  ),
  /** Sizes that it can be exchanged for now. */
  sizes: z.array(z.string()),
  /** Why nothing can be asked, when there is a reason to name. */
  why: z.string().nullable(),
});

/** `lines` come in the sequence of the order's `product`; `returns` are the newest first. */
export const orderReturnsSchema = z.object({ lines: z.array(returnableLineSchema), returns: z.array(returnSchema) });

const howMany = { error: texts.choosePieces };
const ownWords = z.string().max(MAX_RETURN_TEXT, { error: texts.textTooLong(MAX_RETURN_TEXT) });

export const returnInputSchema = z.strictObject({
  /** `_id` of the line. */
  line: z.string(whenMissing(texts.chooseItem)).max(64, { error: texts.chooseItem }),
  kind: z.enum(askedKinds, { error: texts.chooseWhatHappens }),
  quantity: z.number(howMany).int(howMany).min(1, howMany).max(1000, howMany),
  /** Needed unless pieces are cancelled. */
  reason: z.enum(returnReasons, { error: texts.chooseReason }).optional(),
  /** Only for a return. Without it, the money goes back the way it was paid. */
  payout: z.enum(payouts, { error: texts.choosePayout }).optional(),
  comment: ownWords.optional(),
  /** Addresses of pictures that the same shopper uploaded for a return. */
  pictures: z
    .array(z.string().max(300))
    .max(MAX_RETURN_PICTURES, { error: texts.tooManyPictures(MAX_RETURN_PICTURES) })
    .optional(),
  /** The size wanted instead; needed for an exchange. */
  size: z.string().max(20, { error: texts.selectSize }).optional(),
});

export const returnMoveSchema = z.strictObject({
  action: z.enum(returnActions, { error: texts.chooseAction }),
  /** Why it is refused or rejected; the shopper reads it. */
  answer: ownWords.optional(),
  /** Whether the pieces are sold again; needed to accept. */
  restock: z.boolean({ error: texts.chooseRestock }).optional(),
  /** Of the parcel with the exchanged pieces. */
  trackingId: z
    .string()
    .max(64, { error: texts.trackingIdTooLong })
    .regex(/^[A-Za-z0-9 .,_/-]*$/, { error: texts.trackingIdCharacters })
    .optional(),
});

export type Return = z.infer<typeof returnSchema>;
export type OrderReturns = z.infer<typeof orderReturnsSchema>;
export type ReturnInput = z.infer<typeof returnInputSchema>;
export type ReturnMove = z.infer<typeof returnMoveSchema>;
