import { z } from 'zod';

/** When a parcel arrives at a pincode and what that costs. Dates are dates in India; amounts are rupees. */
export const deliveryEstimateSchema = z.object({
  pincode: z.string(),
  zone: z.enum(['metro', 'other', 'remote']),
  days: z.object({ from: z.number().int(), to: z.number().int() }),
  earliest: z.string(),
  latest: z.string(),
  /** The current charge at checkout, and the product total above which delivery is free. */
  charge: z.number(),
  freeAbove: z.number(),
  /** The charge for the `total` in the request; null without one. */
  deliveryCharges: z.number().nullable(),
});

export type DeliveryEstimate = z.infer<typeof deliveryEstimateSchema>;
