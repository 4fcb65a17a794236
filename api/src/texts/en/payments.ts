export const orderNotFound = 'Order not found.';
export const paymentCouldNotBeVerified = 'The payment could not be verified.';
export const thisIsNotNotificationOfPayment = 'This is not a notification of the payment provider.';
export const signatureOfThisNotificationIsWrong = 'The signature of this notification is wrong.';
export const thisOrderIsPaidAlready = 'This order is paid already.';
export const yourPaymentForThisOrderIs = 'Your payment for this order is being checked. Please wait a moment.';
export const somethingWentWrong = 'Something went wrong.';
