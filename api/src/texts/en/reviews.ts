export const pictureGone = 'A picture of your review is no longer available. Please add it again.';
export const purchaseRequired = 'You can review a product once an order of it was paid and has been delivered to you.';
