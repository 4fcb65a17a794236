import { z } from 'zod';
import { carrierIds } from '../order/carriers.ts';
import { orderStatuses } from '../order/status.ts';
import { workStages } from './stages.ts';

/** A paid parcel as whoever packs and sends it sees it. */
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
    to: z.object({ name: z.string(), city: z.string(), state: z.string(), pincode: z.string() }),
    carrier: z.enum(carrierIds).optional(),
    trackingId: z.string().nullable(),
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
});

export const packedInputSchema = z.strictObject({ isPacked: z.boolean() });

/** A parcel that was booked at the carrier. */
export const shipmentSchema = z.object({ trackingId: z.string() });

export type WorkParcel = z.infer<typeof workParcelSchema>;
export type WorkCounts = z.infer<typeof workCountsSchema>;
