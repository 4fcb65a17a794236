import { z } from 'zod';

export const reviewSchema = z.object({
  _id: z.string(),
  user: z.object({ name: z.string() }).nullable(),
  rating: z.number().int().min(1).max(5),
  comment: z.string(),
  media: z.array(z.string()),
  createdAt: z.string(),
});

export const reviewInputSchema = z.object({
  productId: z.string(),
  rating: z.number().int().min(1).max(5),
  comment: z.string().max(2000),
});

export type Review = z.infer<typeof reviewSchema>;
export type ReviewInput = z.infer<typeof reviewInputSchema>;
