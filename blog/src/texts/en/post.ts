/** The same quote on every post (product-rules.md#posts). */
export const quote = 'The best-dressed person in the room is the one who forgot about the clothes.';

// No post
export const postNotLoaded = 'This post could not be loaded.';
export const postNotFound = 'Post not found.';
export const removedOrMistyped = 'It may have been removed, or the address may be mistyped.';
export const allPosts = 'All posts';

// Its pictures, one at a time
/** What screen readers call such an area. */
export const carousel = 'carousel';
export const picturesOf = (title: string) => `Pictures of ${title}`;
export const imageOfPost = (title: string, number: number) => `${title}, image ${number}`;
export const imageOf = (number: number, total: number) => `Image ${number} of ${total}`;
export const previousImage = 'Previous image';
export const nextImage = 'Next image';
export const showImage = (number: number) => `Show image ${number}`;
export const pausePictures = 'Pause the pictures';
export const playPictures = 'Play the pictures';

// Below the post
export const relatedReads = 'Related Reads';
export const relatedReadsNotLoaded = 'The related reads could not be loaded.';

// What it is about
export const categories = 'Categories';
export const tags = 'Tags';

// Cards of products in the text
export const outOfStock = 'Out of Stock';
export const noLongerSold = 'The product shown here is no longer sold.';
