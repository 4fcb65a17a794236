export const postNotFound = 'Post not found.';
export const notYourPost = 'You can only change your own posts.';
export const postDeleted = 'Post deleted.';

// The form of a post; `field` is the name of one of its fields, from fields.ts.
export const titleRequired = 'Title is required.';
export const tooManyImages = (most: number) => `You can upload up to ${most} images only.`;
export const notListOfWords = (field: string) => `The ${field} must be a list of words.`;
export const textTooLong = (field: string, most: number) => `The ${field} may have at most ${most} characters.`;
