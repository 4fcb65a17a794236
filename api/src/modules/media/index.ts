export { cropPicture } from './crop-picture.ts';
export { createPictureFetcher, type FetchPicture } from './fetch/fetch-picture.ts';
export { forgetPictureOwner, readOwnPictures } from './own-pictures.repository.ts';
export type { Pictures } from './pictures.service.ts';
export { readOriginal, readSmallest } from './read-original.ts';
export { createMediaStore } from './storage/create-store.ts';
export type { MediaStore } from './storage/media-store.ts';
