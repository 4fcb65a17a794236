export { LEAST_CROP, MAX_ALT, MAX_MEDIA_NAME, MEDIA_PER_PAGE, MOST_UPLOADED } from './limits.ts';
export type { Crop, MediaChange, MediaItem, MediaUses } from './schema.ts';
