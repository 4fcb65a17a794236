/** One picture of a gallery, with its text alternative. */
export type GalleryPicture = { src: string; alt: string };
