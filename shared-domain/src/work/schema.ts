import { z } from 'zod';
import * as texts from '#texts/work.ts';
import { carrierIds } from '../order/carriers.ts';
import { orderStatuses } from '../order/status.ts';
import { deliveryChoices, latenesses, MAX_PARCEL_GRAMS, shipmentStates, weightAnswers } from './shipment-states.ts';
import { workStages } from './stages.ts';

/** How far a parcel that was booked over the port is, by its carrier. */
const shipmentOfParcelSchema = z.object({
  trackingId: z.string(),
  state: z.enum(shipmentStates),
  bookedAt: z.string(),
  failedAttempts: z.number().int(),
  /** What was asked of the carrier after the last failed delivery. */
  asked: z.enum(deliveryChoices).optional(),
  /** Until when the carrier says that it delivers. */
  expectedAt: z.string().optional(),
  /** When the carrier saw it last. */
  seenAt: z.string().optional(),
  /** Grams as booked and as charged, where the carrier charges more; and what the seller said of it. */
  overweight: z
    .object({ booked: z.number().int(), charged: z.number().int(), answer: z.enum(weightAnswers).optional() })
    .optional(),
  events: z.array(z.object({ state: z.string(), at: z.string() })),
});

/** A paid parcel as the person who packs and sends it sees it. */
export const workParcelSchema = z
  .object({
    _id: z.string(),
    order: z.string(),
    number: z.string(),
    /** Left out when nothing is left to do with it. */
    stage: z.enum(workStages).optional(),
    orderStatus: z.enum(orderStatuses),
    paidAt: z.string(),
    /** When it has to be on its way. */
    dueAt: z.string(),
    to: z.object({
      name: z.string(),
      city: z.string(),
      state: z.string(),
      pincode: z.string(),
      /** Only after a failed delivery, to call back. */
      phone: z.string().optional(),
    }),
    carrier: z.enum(carrierIds).optional(),
    trackingId: z.string().nullable(),
    shipment: shipmentOfParcelSchema.optional(),
    /** Only on the way: why it is late. */
    late: z.enum(latenesses).optional(),
    lines: z.array(
      z.object({ name: z.string(), size: z.string(), quantity: z.number().int(), image: z.string().nullable() }),
    ),
  })
  .meta({ id: 'WorkParcel' });

/** How many parcels wait in each stage, and how many returns. */
export const workCountsSchema = z.object({
  'to-pack': z.number().int(),
  'to-ship': z.number().int(),
  'on-the-way': z.number().int(),
  returns: z.number().int(),
  /** Whether a carrier is connected, so that parcels can be booked. */
  hasCarrier: z.boolean(),
});

export const packedInputSchema = z.strictObject({ isPacked: z.boolean() });

/** What a seller says of a parcel when it is booked; what is left out is the store's default. */
export const shipmentInputSchema = z
  .strictObject({
    grams: z
      .number({ error: texts.enterWeight(MAX_PARCEL_GRAMS) })
      .int({ error: texts.enterWeight(MAX_PARCEL_GRAMS) })
      .min(1, { error: texts.enterWeight(MAX_PARCEL_GRAMS) })
      .max(MAX_PARCEL_GRAMS, { error: texts.enterWeight(MAX_PARCEL_GRAMS) })
      .optional(),
  })
  // An older page sends nothing.
  .nullish();

/** Whether the carrier brings a parcel to its shopper, and what that costs. */
export const parcelRouteSchema = z.object({
  grams: z.number().int(),
  pincode: z.string(),
  /** Where it is fetched: the address of the seller's place, or the name of the store's. */
  place: z.string(),
  isOwnPlace: z.boolean(),
  /** Why it does not deliver there: never, or not for now; null where it does. */
  unserved: z.enum(['unknown', 'for-now']).nullable(),
  /** An estimate in rupees with tax; null where the carrier does not say. */
  cost: z.number().nullable(),
});

/** How parcels are carried, and when they are fetched. */
export const carrierDeskSchema = z.object({
  /** `manual`: no carrier is connected, and carrier and tracking id are typed. */
  mode: z.enum(['manual', 'sandbox', 'connected']),
  /** Where this team's parcels are fetched; null without a carrier. */
  place: z.string().nullable(),
  isOwnPlace: z.boolean(),
  /** How many booked parcels wait to be fetched. */
  booked: z.number().int(),
  /** The days on which they are fetched, from today on. */
  pickups: z.array(z.object({ day: z.string(), parcels: z.number().int() })),
});

export const pickupInputSchema = z.strictObject({
  /** Such as 2026-12-01; India's day. */
  day: z.iso.date({ error: texts.choosePickupDay }),
});

export const weightAnswerSchema = z.strictObject({ answer: z.enum(weightAnswers) });

/** A parcel that was booked at the carrier. */
export const shipmentSchema = z.object({ trackingId: z.string() });

/** What the carrier is to do with a parcel that could not be delivered. */
export const deliveryChoiceSchema = z.strictObject({ choice: z.enum(deliveryChoices) });

export type ParcelRoute = z.infer<typeof parcelRouteSchema>;
export type CarrierDesk = z.infer<typeof carrierDeskSchema>;
export type ShipmentOfParcel = z.infer<typeof shipmentOfParcelSchema>;
export type WorkParcel = z.infer<typeof workParcelSchema>;
export type WorkCounts = z.infer<typeof workCountsSchema>;
