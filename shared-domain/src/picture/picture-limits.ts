/** Largest picture the store takes, in bytes. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

/** Kinds of pictures the store takes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
