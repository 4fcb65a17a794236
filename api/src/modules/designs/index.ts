export { findDesignPictures } from './designs.repository.ts';
export { forgetDesigns, readOwnDesigns } from './own-designs.repository.ts';
