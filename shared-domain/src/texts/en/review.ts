export const rateAndComment = 'Please provide both rating and comment';
/** In place of the average. */
export const noRatings = 'No Ratings';
/** In place of the name of somebody who has none. */
export const anonymous = 'Anonymous';
export const tooManyPictures = (most: number) => `You can add up to ${most} pictures.`;
export const writeAnswer = 'Write an answer.';
export const writeReason = 'Say why it is hidden: its author reads that.';
