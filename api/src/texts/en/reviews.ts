export const productNotFound = 'Product not found.';
export const pictureOfYourReviewIsNo = 'A picture of your review is no longer available. Please add it again.';
export const youCanReviewProductOnceOrder =
  'You can review a product once an order of it was paid and has been delivered to you.';
