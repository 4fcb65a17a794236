/** Pictures of one upload into a media library (product-rules.md#media-library). */
export const MAX_UPLOADED_PICTURES = 10;
/** Most characters of a picture's name, and of what it shows. */
export const MAX_MEDIA_NAME = 100;
export const MAX_ALT = 250;
/** Pictures on one page of the library. */
export const MEDIA_PER_PAGE = 24;
/** The least share of a picture's width and height that a crop leaves. */
export const MIN_CROP_SHARE = 0.05;
