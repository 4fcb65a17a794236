export const provideBothRatingAndComment = 'Please provide both rating and comment';
export const noRatings = 'No Ratings';
export const youCanAddUpToMax = (maxReviewPictures: string | number) =>
  `You can add up to ${maxReviewPictures} pictures.`;
