import { z } from 'zod';
import * as texts from '#texts/pay-link.ts';
import { checkoutAddressSchema } from '../address/schema.ts';
import { whenMissing } from '../contract/when-missing.ts';
import { paymentProofShape, paymentSessionSchema } from '../order/payment-session-schema.ts';
import { orderSchema } from '../order/schema.ts';
import { linkChannels, linkHours, linkStates, MAX_LINK_LINES, MAX_LINK_NOTE, MAX_LINKS_LISTED } from './kinds.ts';

const chooseProducts = whenMissing(texts.chooseProducts);
const howMany = { error: texts.enterQuantity };
const howMuch = { error: texts.enterDiscount };
const rupees = z.number(howMuch).min(0, howMuch).max(10_000_000, howMuch);
const note = z
  .string()
  .trim()
  .max(MAX_LINK_NOTE, { error: texts.noteTooLong(MAX_LINK_NOTE) });

/** An order that staff make for a customer (product-rules.md#orders-for-customers). Amounts are rupees. */
export const outsideOrderInputSchema = z.strictObject({
  product: z
    .array(
      z.strictObject({
        product: z.string(chooseProducts).max(64, chooseProducts),
        size: z.string(chooseProducts).max(20, chooseProducts),
        quantity: z.number(howMany).int(howMany).min(1, howMany).max(1000, howMany),
      }),
      chooseProducts,
    )
    .min(1, { error: texts.chooseProducts })
    .max(MAX_LINK_LINES, { error: texts.tooManyLines(MAX_LINK_LINES) }),
  shippingAddress: checkoutAddressSchema,
  /** '' when the customer has none or has not given it. */
  email: z.string().trim().max(254, { error: texts.checkEmail }),
  /** What was agreed to be taken off the prices, and why. */
  discount: rupees,
  reason: note,
  /** For staff alone. */
  note,
  hours: z.union(
    linkHours.map((hours) => z.literal(hours)),
    { error: texts.chooseHours },
  ),
  /** What the caller was shown; the server refuses another amount than its own. */
  payableAmount: rupees,
});

export const linkSentInputSchema = z.strictObject({
  by: z.enum(linkChannels, { error: texts.chooseChannel }),
});

/** A link as staff see it. Times are UTC, amounts rupees. */
export const payLinkSchema = z
  .object({
    /** The order's id. */
    _id: z.string(),
    number: z.string(),
    /** The link itself, only while it can be paid. */
    url: z.string().nullable(),
    state: z.enum(linkStates),
    customer: z.string(),
    phone: z.string(),
    email: z.string(),
    payableAmount: z.number(),
    discountAmount: z.number(),
    reason: z.string(),
    note: z.string(),
    madeBy: z.string(),
    madeAt: z.string(),
    expiresAt: z.string(),
    sentAt: z.string().nullable(),
    sentBy: z.enum(linkChannels).nullable(),
    openedAt: z.string().nullable(),
    paidAt: z.string().nullable(),
  })
  .meta({ id: 'PayLink' });

/** The newest links. */
export const payLinksSchema = z.array(payLinkSchema).max(MAX_LINKS_LISTED);

const token = z.string(whenMissing(texts.linkEnded)).max(64, { error: texts.linkEnded });
export const linkTokenSchema = z.strictObject({ token });
export const linkPaymentSchema = z.strictObject({
  token,
  ...paymentProofShape,
});

/**
 * What a person with the link sees: no email, the end of the phone number alone, and no address once nothing is left to pay.
 */
export const payPageSchema = z
  .object({
    number: z.string(),
    /** `checking`: a payment was made and is not confirmed yet. */
    state: z.enum(['open', 'checking', 'paid', 'ended']),
    expiresAt: z.string(),
    lines: z.array(
      z.object({
        name: z.string(),
        image: z.string().nullable(),
        size: z.string(),
        quantity: z.number().int(),
        /** Of a piece, before the discount. */
        price: z.number(),
      }),
    ),
    sellers: z.array(z.string()),
    deliverTo: z
      .object({
        ...{ name: z.string(), address: z.string(), city: z.string(), state: z.string(), pincode: z.string() },
        landmark: z.string().nullable(),
        /** Its last four digits. */
        phoneEnd: z.string(),
      })
      .nullable(),
    ...orderSchema.pick({
      priceRule: true,
      charges: true,
      gstAmount: true,
      deliveryCharges: true,
      payableAmount: true,
      discountAmount: true,
      paymentStatus: true,
    }).shape,
  })
  .meta({ id: 'PayPage' });

/** What opens the payment window. */
export const linkPayableSchema = z.object({
  number: z.string(),
  ...paymentSessionSchema.shape,
});

export type OutsideOrderInput = z.infer<typeof outsideOrderInputSchema>;
export type PayLink = z.infer<typeof payLinkSchema>;
export type PayPage = z.infer<typeof payPageSchema>;
export type LinkPayable = z.infer<typeof linkPayableSchema>;
