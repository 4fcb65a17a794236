export const allOrders = 'All Orders';
export const print = 'Print';
