export const ordersCouldNotBeLoaded = 'The orders could not be loaded.';
export const loadingOrders = 'Loading orders...';
export const noOrdersFound = 'No orders found.';
export const allOrders = 'All Orders';
export const searchOrders = 'Search orders';
export const orderNumberOrName = 'Order number or name';
export const status = 'Status';
export const showOrdersWithStatus = 'Show orders with status';
export const allStatuses = 'All statuses';
export const trackingId = 'Tracking ID';
export const itIsNotSavedYet = 'It is not saved yet.';
export const tryAgain = 'Try again';
export const orderStatusUpdated = 'Order status updated';
export const failedToUpdateOrderStatus = 'Failed to update order status';
export const trackingIdUpdated = 'Tracking ID updated';
export const failedToUpdateTrackingId = 'Failed to update tracking ID';
export const carrierUpdated = 'Carrier updated';
export const mailIsOnItsWay = 'The mail is on its way.';
export const statusOfParcelNumber = (number: string | number) => `Status of parcel ${number}`;
export const trackingIdOfParcelNumber = (number: string | number) => `Tracking ID of parcel ${number}`;
export const carrierOfParcelNumber = (number: string | number) => `Carrier of parcel ${number}`;
export const customer = 'Customer';
export const shownWhenOrderIsPaid = 'Shown when the order is paid.';
export const shippingAddress = 'Shipping address';
export const landmarkLandmark = (landmark: string | number) => `Landmark: ${landmark}`;
export const payment = 'Payment';
export const total = 'Total';
export const orderNumber = (number: string | number) => `Order ${number}`;
export const statusOfWholeOrder = 'Status of the whole order';
export const carrier = 'Carrier';
export const notKnown = 'Not known';
export const mailCouldNotBeSent = 'The mail could not be sent.';
export const sendLabelAgain = (label: string | number) => `Send ${label} again`;
export const valueCancelledOfQuantityCancelled = (
  value: string | number,
  cancelled: string | number,
  quantity: string | number,
) => `${value} (${cancelled} of ${quantity} cancelled)`;
export const quantityLineSizeLine2 = (line: string | number, line2: string | number) =>
  `Quantity: ${line} · Size: ${line2}`;
export const printFile = 'Print file';
export const statusOnceItIsPaid = (status: string | number) => `${status} (once it is paid)`;
export const statusIsUnchanged = 'The status is unchanged.';
