export const postNotFound = 'Post not found.';
export const postDeleted = 'Post deleted.';
export const pageGone = 'This page of posts is gone. Start again with the first one.';
export const pageNeedsLimit = 'Ask for a page with a limit, and without a cursor.';

// The form of a post; `field` is the name of one of its fields, from fields.ts.
export const tooMuchFormatting = 'This post has too much formatting. Please divide it into several posts.';
export const titleRequired = 'Title is required.';
export const tooManyImages = (most: number) => `You can upload up to ${most} images only.`;
export const notListOfWords = (field: string) => `Please enter the ${field} as words with commas between them.`;
export const textTooLong = (field: string, most: number) => `The ${field} may have at most ${most} characters.`;
export const notWhenShown = 'Choose when the post is shown: now, at a time, or not yet.';
export const notTime = 'Choose a day and a time.';
export const timeHasPassed = 'Choose a time in the future.';
export const timeTooFar = 'Choose a time within the next two years.';
export const timeWithoutSchedule = 'Only a scheduled post has a time.';
export const postChanged = 'This post was changed in the meantime.';

// A link that shows a post before it is published
export const previewEnded = 'This preview has ended. Ask for a new link.';

// What a post was before
export const revisionNotFound = 'This revision is no longer stored.';
export const onlyDraftsByThemselves = 'Only drafts are saved automatically.';

// Pictures and products in the text of a post.
export const sayWhatPicturesShow = 'Please say what each picture shows, or mark it as decorative.';
export const tooManyPictures = (most: number) => `Please use at most ${most} pictures in a post.`;
export const tooManyProducts = (most: number) => `Please use at most ${most} products in a post.`;
export const pictureNotInLibrary = 'Please choose pictures from your own library.';
