import { z } from 'zod';
import { MAX_ALT, MAX_MEDIA_NAME, MOST_UPLOADED } from './limits.ts';

/** A picture of somebody's media library. */
export const mediaItemSchema = z
  .object({
    _id: z.string(),
    url: z.string(),
    name: z.string(),
    alt: z.string(),
    createdAt: z.string(),
    /** How many of the owner's products and posts show it. */
    uses: z.number().int(),
  })
  .meta({ id: 'MediaItem' });
export type MediaItem = z.infer<typeof mediaItemSchema>;

export const mediaUploadSchema = z.strictObject({ images: z.array(z.file()).min(1).max(MOST_UPLOADED) });

/** Another name or alt text; what is left out stays. */
export const mediaChangeSchema = z
  .strictObject({ name: z.string().trim().min(1).max(MAX_MEDIA_NAME), alt: z.string().max(MAX_ALT) })
  .partial();
export type MediaChange = z.infer<typeof mediaChangeSchema>;

/** Where a picture is shown: products and posts of its owner, at most so many of each. */
const useSchema = z.object({ _id: z.string(), name: z.string() });
export const mediaUsesSchema = z
  .object({ products: z.array(useSchema), posts: z.array(useSchema) })
  .meta({ id: 'MediaUses' });
export type MediaUses = z.infer<typeof mediaUsesSchema>;
