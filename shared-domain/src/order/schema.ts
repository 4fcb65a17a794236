import { z } from 'zod';
import * as texts from '#texts/order.ts';
import { checkoutAddressSchema } from '../address/schema.ts';
import { customImagesSchema } from '../cart/schema.ts';
import { whenMissing } from '../contract/when-missing.ts';
import { MAX_CREDITS_OF_ORDER } from '../credit/kinds.ts';
import { readRupees } from '../read/index.ts';
import { ownReviewSchema } from '../review/schema.ts';
import { priceRules } from '../tax/price-rules.ts';
import { carrierIds } from './carriers.ts';
import { paymentProofShape, paymentSessionSchema } from './payment-session-schema.ts';
import { orderStatuses, paymentStatuses } from './status.ts';

/** One order line. It keeps its own name, image, price and size, whatever happens to the product. */
export const orderLineSchema = z.object({
  product: z.object({
    _id: z.string(),
    name: z.string(),
    category: z.string(),
    images: z.array(z.string()),
    price: z.number(),
  }),
  quantity: z.number().int(),
  /** What staff took off the price of each piece, in rupees; `price` is without it. Left out when it is nothing. */
  discount: z.number().optional(),
  /** Pieces that were cancelled while others of the parcel are sent; left out when there are none. */
  cancelled: z.number().int().optional(),
  size: z.string(),
  customImages: customImagesSchema.nullable(),
  seller: z.string(),
  /** Only in a shopper's own list: this shopper's review of the product. */
  review: ownReviewSchema.optional(),
});

export const shippingAddressSchema = z.object({
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  landmark: z.string().nullable(),
});

const orderHistorySchema = z.array(z.object({ orderStatus: z.enum(orderStatuses), at: z.string() }));

/** What one seller sends of an order: the lines of that `seller`, with their own status and tracking id. */
export const parcelSchema = z
  .object({
    _id: z.string(),
    seller: z.string(),
    /** Only for admins. */
    sellerName: z.string().optional(),
    orderStatus: z.enum(orderStatuses),
    trackingId: z.string().nullable(),
    /** Left out where it is not known. */
    carrier: z.enum(carrierIds).optional(),
    /** What the carrier has seen of it, oldest first; left out when that is nothing. */
    scans: z.array(z.object({ at: z.string(), location: z.string(), text: z.string() })).optional(),
    history: orderHistorySchema,
  })
  .meta({ id: 'Parcel' });

/**
 * Amounts are rupees with two decimals; `totalAmount` is the product total alone. `orderStatus` and `trackingId` follow
 * from the parcels (`statusOfParcels`, `trackingOfParcels`).
 */
export const orderSchema = z
  .object({
    _id: z.string(),
    /** The order number that people use: `AA-7K3F-92QD`. */
    number: z.string(),
    createdAt: z.string(),
    orderStatus: z.enum(orderStatuses),
    paymentStatus: z.enum(paymentStatuses),
    paymentMethod: z.string(),
    totalAmount: z.number(),
    /** How its prices were made: by `spec`, `gstAmount` is added to them; by `inclusive`, they have GST in them. */
    priceRule: z.enum(priceRules),
    /** The day of the charges that it was priced by. */
    charges: z.string(),
    gstAmount: z.number(),
    deliveryCharges: z.number(),
    payableAmount: z.number(),
    /** What staff took off the prices; `totalAmount` is without it. Left out when it is nothing. */
    discountAmount: z.number().optional(),
    /** What credits pay of it; left out when they pay nothing, and for sellers. */
    creditAmount: z.number().optional(),
    trackingId: z.string().nullable(),
    invoiceNumber: z.string().nullable(),
    shippingAddress: shippingAddressSchema,
    /** Left out unless it was bought for a business. */
    business: z.object({ gstin: z.string(), company: z.string() }).optional(),
    user: z.object({ name: z.string(), email: z.string() }),
    product: z.array(orderLineSchema),
    /** When the hold on its pieces ends, while a payment may still be made; null when none is expected. */
    heldUntil: z.string().nullable(),
    history: orderHistorySchema,
    parcels: z.array(parcelSchema),
    /** Only for admins: what is wrong with the money of this order, in sentences. */
    attention: z.array(z.string()).optional(),
    /** Only in the panel: parcels that have not been sent wait for an admin's decision. */
    isOnHold: z.boolean().optional(),
  })
  .meta({ id: 'Order' });

const inCart = whenMissing(texts.cartInvalid);

/**
 * A figure of the purchase that a client was shown, in rupees rounded to the paisa; NO_FIGURE for what is no amount, which
 * is no figure of the server's, so that the answer is the fresh quote.
 */
const NO_FIGURE = -1;
const figureSchema = z.preprocess((given) => {
  const rupees = typeof given === 'string' ? readRupees(given) : given;
  const isAmount = typeof rupees === 'number' && Math.abs(rupees) < Number.MAX_SAFE_INTEGER / 100;
  return isAmount ? Math.round(rupees * 100) / 100 : NO_FIGURE;
}, z.number());

export const createOrderInputSchema = z.strictObject(
  {
    user: z.string().optional(),
    product: z
      .array(
        z.strictObject(
          {
            product: z.string(inCart),
            quantity: z.number(inCart).int().min(1).max(1000),
            size: z.string(inCart).max(20),
            customImages: customImagesSchema.nullish(),
          },
          inCart,
        ),
        inCart,
      )
      .min(1, { error: texts.cartInvalid })
      .max(50, { error: texts.tooManyItems }),
    totalAmount: figureSchema,
    paymentMethod: z.string(whenMissing(texts.selectOnlinePayment)),
    paymentStatus: z.literal('Initiated').optional(),
    orderStatus: z.literal('Pending').optional(),
    shippingAddress: checkoutAddressSchema,
    /** For an invoice to a business; left out when one buys for oneself. */
    business: z.strictObject({ gstin: z.string().max(40), company: z.string().max(200) }).optional(),
    gstAmount: figureSchema,
    deliveryCharges: figureSchema,
    /** `_id`s of the shopper's own credits that pay the order as far as they reach. */
    credits: z.array(z.string().max(64)).max(MAX_CREDITS_OF_ORDER, { error: texts.tooManyCredits }).optional(),
    /** What the shopper was shown as paid by them; the server refuses another amount than its own. */
    creditAmount: z.number().optional(),
  },
  inCart,
);

export const createOrderResultSchema = z.object({
  order: orderSchema,
  /** Without a session when credits have paid all of the order, so that it is placed and nothing is left to pay. */
  ...paymentSessionSchema.shape,
});

export const verifyPaymentInputSchema = z.strictObject({
  order_id: z.string(),
  ...paymentProofShape,
});

/** `_id` of the parcel. Without it, an admin means the whole order and a seller their own parcel. */
const parcel = z.string({ error: texts.parcelNotFound }).max(64, { error: texts.parcelNotFound }).optional();

export const statusInputSchema = z.strictObject({
  parcel,
  orderStatus: z.enum(orderStatuses, { error: texts.chooseStatus }),
});
export const trackingIdSchema = z
  .string()
  .max(64, { error: texts.trackingIdTooLong })
  .regex(/^[A-Za-z0-9 .,_/-]*$/, { error: texts.trackingIdCharacters });

export const trackingInputSchema = z.strictObject({
  parcel,
  trackingId: trackingIdSchema,
  /** '' says that it is not known; left out, it stays. */
  carrier: z.enum(['', ...carrierIds], { error: texts.chooseCarrier }).optional(),
});

/** What finds an order without a login: its number, and the phone number that it is delivered to. */
export const findOrderInputSchema = z.strictObject(
  {
    order: z.string(whenMissing(texts.enterOrderNumber)).max(60),
    phone: z.string(whenMissing(texts.enterDeliveryPhone)).max(24),
  },
  whenMissing(texts.enterOrderNumber),
);

/** How far an order has come, without anything about the person. */
export const orderProgressSchema = z.object({
  number: z.string(),
  createdAt: z.string(),
  orderStatus: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  parcels: z.array(parcelSchema.pick({ _id: true, orderStatus: true, trackingId: true, carrier: true, history: true })),
});

/** A mail about an order that is sent once more: that it was paid, or its present status. */
/** An admin's decision about an order on hold: send it after all, or cancel what has not been sent. */
export const holdDecisionSchema = z.strictObject({
  decision: z.enum(['release', 'cancel']),
  /** Recorded in the audit. */
  reason: z.string().max(300),
});
export type HoldDecision = z.infer<typeof holdDecisionSchema>['decision'];

/** A dispute of a payment at the buyer's bank, with the order that it paid. Amounts are rupees. */
export const disputeSchema = z
  .object({
    _id: z.string(),
    order: z.string(),
    kind: z.enum(['goods', 'gift-card']),
    amount: z.number(),
    /** What the bank took back: 0 until the dispute is lost. */
    deducted: z.number(),
    /** The provider's words, such as `chargeback`. */
    phase: z.string(),
    reason: z.string(),
    status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
    /** Until when the store may answer. */
    respondBy: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Dispute' });
export type Dispute = z.infer<typeof disputeSchema>;

export const mailAgainInputSchema = z.strictObject({
  mail: z.enum(['confirmation', 'status'], { error: texts.chooseMail }),
});

export const checkStatusSchema = z.object({
  orderStatus: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
});

export type OrderProgress = z.infer<typeof orderProgressSchema>;
export type Order = z.infer<typeof orderSchema>;
export type Parcel = z.infer<typeof parcelSchema>;
export type OrderLine = z.infer<typeof orderLineSchema>;
export type CreateOrderInput = z.infer<typeof createOrderInputSchema>;
export type CreateOrderResult = z.infer<typeof createOrderResultSchema>;
export type CheckStatus = z.infer<typeof checkStatusSchema>;
export type VerifyPaymentInput = z.infer<typeof verifyPaymentInputSchema>;
