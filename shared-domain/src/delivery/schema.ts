import { z } from 'zod';

/** When a parcel arrives at a pincode and what that costs. Days are calendar days of India; amounts are rupees. */
export const deliveryEstimateSchema = z.object({
  pincode: z.string(),
  zone: z.enum(['metro', 'other', 'remote']),
  days: z.object({ from: z.number().int(), to: z.number().int() }),
  earliest: z.string(),
  latest: z.string(),
  /** What checkout charges today, and above which product total it charges nothing. */
  charge: z.number(),
  freeAbove: z.number(),
  /** The charge for the `total` that was asked about; null when none was. */
  deliveryCharges: z.number().nullable(),
});

export type DeliveryEstimate = z.infer<typeof deliveryEstimateSchema>;
