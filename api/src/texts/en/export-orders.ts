/** The names of the columns of an export of orders; a row is a line of an order. */
export const columns = [
  'Order',
  'Placed',
  'Status',
  'Payment',
  'Invoice',
  'Product',
  'Size',
  'Pieces',
  'Price (₹)',
  'Amount (₹)',
  'Order total (₹)',
  'Tracking ID',
  'Name',
  'City',
  'State',
  'Pincode',
];
