import { z } from 'zod';
import * as texts from '#texts/review.ts';
import { whenMissing } from '../contract/when-missing.ts';
import { MAX_REVIEW_PICTURES } from './max-pictures.ts';

export const reviewSchema = z
  .object({
    _id: z.string(),
    user: z.object({ name: z.string() }).nullable(),
    rating: z.number().int().min(1).max(5),
    comment: z.string(),
    media: z.array(z.string()),
    /** Whether the reviewer had paid for the product. */
    isVerified: z.boolean(),
    createdAt: z.string(),
    /** The seller's answer. */
    answer: z.object({ text: z.string(), at: z.string() }).nullish(),
  })
  .meta({ id: 'Review' });

/** Number of reviews with 1, 2, 3, 4 and 5 stars. */
export const starCountsSchema = z.array(z.number().int().min(0)).length(5);

/** A page of a product's reviews. The counts and the average are of all its reviews, whatever is filtered. */
export const reviewPageSchema = z.object({
  starCounts: starCountsSchema,
  total: z.number().int(),
  average: z.number().nullable(),
  /** Number of reviews that the filters let through, over all pages. */
  matching: z.number().int(),
  reviews: z.array(reviewSchema),
  nextCursor: z.string().nullable(),
});

export const reviewInputSchema = z.strictObject({
  productId: z.string(),
  rating: z.number({ error: texts.rateAndComment }).int().min(1).max(5),
  comment: z.string(whenMissing(texts.rateAndComment)).max(2000),
  /** Addresses of pictures that the same shopper uploaded for a review (product-rules.md#review-form). */
  media: z
    .array(z.string().max(300))
    .max(MAX_REVIEW_PICTURES, { error: texts.tooManyPictures(MAX_REVIEW_PICTURES) })
    .optional(),
});

/** A shopper's own review, shown beside the order line. */
export const ownReviewSchema = reviewSchema.pick({ rating: true, comment: true, media: true }).extend({
  /** Why the store does not show it, if it does not. */
  hiddenReason: z.string().nullish(),
});

/** A review as sellers and admins see it. */
export const panelReviewSchema = z.object({
  _id: z.string(),
  product: z.object({ _id: z.string(), name: z.string(), image: z.string().nullable() }),
  author: z.string(),
  rating: z.number().int(),
  comment: z.string(),
  media: z.array(z.string()),
  createdAt: z.string(),
  answer: z.object({ text: z.string(), at: z.string() }).nullable(),
  hidden: z.object({ reason: z.string(), at: z.string() }).nullable(),
});

export const reviewAnswerInputSchema = z.strictObject({ text: z.string(whenMissing(texts.writeAnswer)).max(2000) });
export const reviewHidingInputSchema = z.strictObject({ reason: z.string(whenMissing(texts.writeReason)).max(500) });

export type OwnReview = z.infer<typeof ownReviewSchema>;
export type Review = z.infer<typeof reviewSchema>;
export type ReviewPage = z.infer<typeof reviewPageSchema>;
export type PanelReview = z.infer<typeof panelReviewSchema>;
export type ReviewInput = z.infer<typeof reviewInputSchema>;
