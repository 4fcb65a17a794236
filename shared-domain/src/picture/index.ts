export { MAX_PICTURE_BYTES, pictureTypes } from './picture-limits.ts';
export { buildPictureUrl } from './picture-url.ts';
