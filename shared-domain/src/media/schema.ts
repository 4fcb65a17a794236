import { z } from 'zod';
import * as texts from '#texts/media.ts';
import { MAX_ALT, MAX_MEDIA_NAME, MAX_UPLOADED_PICTURES, MIN_CROP_SHARE } from './limits.ts';

const share = z.number().min(0).max(1);
/** A part of a picture, in shares of its upright width and height, at least a twentieth of each. */
export const cropSchema = z
  .strictObject({ x: share, y: share, width: share.min(MIN_CROP_SHARE), height: share.min(MIN_CROP_SHARE) })
  .refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001, { error: texts.cropOutside });
export type Crop = z.infer<typeof cropSchema>;

/** Which part of a picture becomes a picture: of its original, if it is cropped itself. */
export const cropInputSchema = z.strictObject({ crop: cropSchema });

/** A picture of somebody's media library. */
export const mediaItemSchema = z
  .object({
    _id: z.string(),
    url: z.string(),
    name: z.string(),
    alt: z.string(),
    /** The picture that this one is a part of, and which; null for a whole one. */
    original: z.string().nullable(),
    crop: cropSchema.nullable(),
    createdAt: z.string(),
    /** How many of the owner's products and posts show it. */
    uses: z.number().int(),
  })
  .meta({ id: 'MediaItem' });
export type MediaItem = z.infer<typeof mediaItemSchema>;

export const mediaUploadSchema = z.strictObject({ images: z.array(z.file()).min(1).max(MAX_UPLOADED_PICTURES) });

/** Another name or alt text; what is left out stays. */
export const mediaChangeSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(MAX_MEDIA_NAME),
    alt: z.string().max(MAX_ALT),
    /** Brings a picture back that was removed within a day. */
    isRemoved: z.literal(false),
  })
  .partial();
export type MediaChange = z.infer<typeof mediaChangeSchema>;

/** Where a picture is shown: products and posts of its owner, at most so many of each. */
const useSchema = z.object({ _id: z.string(), name: z.string() });
export const mediaUsesSchema = z
  .object({ products: z.array(useSchema), posts: z.array(useSchema) })
  .meta({ id: 'MediaUses' });
export type MediaUses = z.infer<typeof mediaUsesSchema>;
