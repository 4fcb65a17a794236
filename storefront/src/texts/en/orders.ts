/** My Orders, one order, and the page after paying. */
export const loadingOrders = 'Loading orders...';
export const noOrders = 'No orders found.';

// One order
export const orderNamed = (number: string) => `Order ${number}`;
export const downloadInvoice = 'Download invoice';
export const paidBy = <Part>(method: string, status: Part) => [`${method}: `, status];
export const amountsAndAddress = 'Amounts and address';
export const quantity = (count: number) => `Qty ${count}`;
export const quantityCancelled = (count: number, cancelled: number) => `Qty ${count}, ${cancelled} cancelled`;
export const trackingId = <Part>(id: Part) => ['Tracking ID ', id];
export const somethingWrong = 'Something wrong with this order?';
export const contactUs = 'Contact us';
export const makeComplaint = 'Make a complaint';

// Steps of an order or of one of its parcels, with names for screen readers
export const progress = 'Progress of this order';
export const parcelProgress = (place: number, count: number) => `Progress of parcel ${place} of ${count}`;
export const placed = 'Placed';
export const processing = 'Processing';
export const shipped = 'Shipped';
export const delivered = 'Delivered';
export const cancelled = 'Cancelled';

// An order that waits for its payment, or did not get it
export const notPaidYet = <Part>(end: Part) => ['Not paid yet. Its items are reserved for you until ', end, '.'];
export const partCancelled =
  'A part of it was cancelled before it was paid. If you still want its items, please order again.';
export const notPaidInTime = 'It was not paid in time. If you still want its items, please order again.';

// After paying: while the store asks the payment provider, then how it ended
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
