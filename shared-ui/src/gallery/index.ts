export { Gallery, type GalleryProps } from './gallery.tsx';
export type { GalleryPicture } from './gallery-picture.ts';
