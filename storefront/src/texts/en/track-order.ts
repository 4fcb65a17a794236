/** Tracking an order, logged in. */
export const trackOrder = 'Track Order';

// Form
export const orderId = 'Order ID';
export const orderIdHint = 'For example AA-7K3F-92QD. You can find it in My Orders and in our emails.';
export const enterOrderId = 'Please enter your order ID.';
export const track = 'Track';

// Result
export const loadingOrders = 'Loading orders...';
export const noSuchOrder = 'No order with this ID was found.';
export const onlyOwnOrders = (id: string) =>
  `You searched for ${id}. Only orders of the account you are logged in with are shown here.`;
export const latestOrders = 'Your latest orders';
