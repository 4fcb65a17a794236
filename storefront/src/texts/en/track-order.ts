export const enterYourOrderId = 'Please enter your order ID.';
export const trackOrder = 'Track Order';
export const orderId = 'Order ID';
export const forExampleAa7k3f92qdYou = 'For example AA-7K3F-92QD. You can find it in My Orders and in our emails.';
export const track = 'Track';
export const errorFetchingOrders = 'Error fetching orders';
export const loadingOrders = 'Loading orders...';
export const yourLatestOrders = 'Your latest orders';
export const noOrderWithThisIdWas = 'No order with this ID was found.';
export const youLookedForIdOnlyOrders = (id: string | number) =>
  `You looked for ${id}. Only orders of the account you are logged in with are shown here.`;
