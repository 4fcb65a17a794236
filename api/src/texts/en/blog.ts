export const youCanUploadUpToMax = (maxImages: string | number) => `You can upload up to ${maxImages} images only.`;
export const postDeleted = 'Post deleted.';
export const pathMustBeListOfWords = (path: string | number) => `The ${path} must be a list of words.`;
export const nameMayHaveAtMostName2 = (name: string | number, name2: string | number) =>
  `The ${name} may have at most ${name2} characters.`;
export const titleIsRequired = 'Title is required.';
export const postNotFound = 'Post not found.';
export const youCanOnlyChangeYourOwn = 'You can only change your own posts.';
