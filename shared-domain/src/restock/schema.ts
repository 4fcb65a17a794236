import { z } from 'zod';
import { productSummarySchema } from '../catalog/schema.ts';

export const restockAlertInputSchema = z.strictObject({ productId: z.string().max(64), size: z.string().max(20) });
/** A size that somebody waits for. */
export const restockAlertSchema = z
  .object({ _id: z.string(), product: productSummarySchema, size: z.string(), askedAt: z.string() })
  .meta({ id: 'RestockAlert' });

export type RestockAlert = z.infer<typeof restockAlertSchema>;
