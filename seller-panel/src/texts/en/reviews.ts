/** Reviews of products: sellers answer, admins hide. */
export const notLoaded = 'The reviews could not be loaded.';
export const loading = 'Loading reviews...';
export const none = 'No reviews found.';
export const show = 'Show';
export const showReviews = 'Show reviews';
export const shows = { all: 'All reviews', unanswered: 'Without an answer', hidden: 'Hidden' };
export const reviewOf = (product: string, author: string) => `Review of ${product} by ${author}`;
export const pictureOf = (place: number) => `Picture ${place} of the review`;

// The answer
export const yourAnswer = 'Answer of the seller';
export const answerHint = 'Everyone can read it under the review.';
export const answerThis = (product: string) => `Answer a review of ${product}`;
export const send = 'Send answer';
export const changeAnswer = 'Change answer';
export const removeAnswer = 'Remove answer';
export const writeAnswer = 'Please write an answer.';
export const answered = 'Answer saved';
export const answerRemoved = 'Answer removed';

// Hiding
export const reason = 'Reason to hide it';
export const reasonHint = 'The author reads this reason. A low rating is not a reason.';
export const hideThis = (product: string) => `Hide a review of ${product}`;
export const hide = 'Hide review';
export const showAgain = 'Show it again';
export const hiddenBecause = (day: string, reason: string) => `Hidden on ${day}: ${reason}`;
export const writeReason = 'Please write a reason.';
export const hidden = 'Review hidden';
export const shownAgain = 'Review shown again';

export const notSaved = 'It is not saved yet.';
