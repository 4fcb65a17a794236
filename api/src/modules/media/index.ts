export { forgetPictureOwner, readOwnPictures } from './own-pictures.repository.ts';
