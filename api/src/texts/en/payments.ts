export const orderIdMissing = 'Order ID is missing';
export const paidAlready = 'This order is paid already.';
export const paymentBeingChecked = 'Your payment for this order is being checked. Please wait a moment.';
export const paymentUnverified = 'The payment could not be verified.';

// Answers to the payment provider.
export const notificationUnreadable = 'This is not a notification of the payment provider.';
export const notificationUnsigned = 'The signature of this notification is wrong.';
