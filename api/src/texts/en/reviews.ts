export const notFound = 'Review not found.';
export const writeAnswer = 'Write an answer.';
export const writeReason = 'Say why it is hidden: its author reads that.';
export const pictureGone = 'A picture of your review is no longer available. Please add it again.';
export const purchaseRequired = 'You can review a product once it has been delivered to you.';
