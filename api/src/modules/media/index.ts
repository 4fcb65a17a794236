export { mediaModule } from './media.routes.ts';
export { removePicture, type StoredPicture, storePicture } from './store-picture.ts';
