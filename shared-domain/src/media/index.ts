export { MAX_ALT, MAX_MEDIA_NAME, MAX_UPLOADED_PICTURES, MEDIA_PER_PAGE, MIN_CROP_SHARE } from './limits.ts';
export type { Crop, MediaChange, MediaItem, MediaUses } from './schema.ts';
