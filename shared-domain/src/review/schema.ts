import { z } from 'zod';

export const reviewSchema = z
  .object({
    _id: z.string(),
    user: z.object({ name: z.string() }).nullable(),
    rating: z.number().int().min(1).max(5),
    comment: z.string(),
    media: z.array(z.string()),
    createdAt: z.string(),
  })
  .meta({ id: 'Review' });

export const reviewInputSchema = z.strictObject({
  productId: z.string(),
  rating: z.number().int().min(1).max(5),
  comment: z.string().max(2000),
  /** Addresses of pictures uploaded by the same shopper for a review (readings, Stock, orders, payment). */
  media: z.array(z.string().max(300)).max(3, { error: 'You can add up to 3 pictures.' }).optional(),
});

export type Review = z.infer<typeof reviewSchema>;
export type ReviewInput = z.infer<typeof reviewInputSchema>;
