/** Largest picture that the store accepts, in bytes. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

/** Picture types that the store accepts. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
