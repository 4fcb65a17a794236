/** The page after paying: while the store asks the payment provider, then how it ended. */
export const orderIdMissing = 'Order ID is missing';
export const checkingOrder = 'Checking order status...';
export const youCanLeave = 'This takes a few seconds. You can leave this page. Your order is saved.';
export const checkAgain = 'Check again';
export const notVerified = 'Could not verify your order. Please try again.';
export const confirmed = 'Order confirmed';
export const thanks = 'Thank you. We have your order and will start on it right away.';
export const thanksShipped = 'Thank you. Your order is on its way to you.';
export const thanksDelivered = 'Thank you. Your order has been delivered.';
export const orderCancelled = 'Order cancelled';
export const orderRefunded = 'Order refunded';
export const moneyComesBack = 'Your payment will be returned to you.';
export const moneyIsBack = 'Your payment has been returned to you.';
export const orderFailed = 'Order Failed or Not Verified';
export const unpaidSoCancelled = 'This order was not paid, so it is cancelled.';
export const contactSupport = 'Please contact support or try again.';
