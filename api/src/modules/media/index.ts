export { mediaModule } from './media.routes.ts';
export { MAX_PICTURE_BYTES, removePicture, storePicture, type StoredPicture } from './store-picture.ts';
