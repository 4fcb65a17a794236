/** A shopper's own review of a delivered product. */

// Form
export const reviewOf = (product: string) => `Review ${product}`;
export const howWas = (product: string) => `How was ${product}?`;
export const comment = 'Comment';
export const commentHint = 'What should others know about it?';
export const replacesReview = 'What you send replaces your current review.';
export const shownAs = (name: string) => `Your review is shown as ${name}.`;
export const addPictures = 'Add pictures';
export const removePicture = (place: number) => `Remove picture ${place}`;
export const submitReview = 'Submit review';
export const reviewSubmitted = 'Review submitted successfully!';
export const reviewNotSubmitted = 'Failed to submit review';

// The review that was sent
export const yourReviewOf = (product: string) => `Your review of ${product}`;
export const pictureOfReview = (place: number) => `Picture ${place} of your review`;
export const newReviewReplaces = 'A new review replaces this one.';
export const changeReview = 'Change review';
export const hiddenBecause = (reason: string) => `The store does not show this review. Its reason: ${reason}`;
