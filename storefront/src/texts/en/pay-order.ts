export const errorFetchingOrders = 'Error fetching orders';
export const orderNotFound = 'Order not found.';
export const viewMyOrders = 'View My Orders';
