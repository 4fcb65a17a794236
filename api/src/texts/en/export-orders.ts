/**
 * The names of the columns of an export of orders; a row is a line of an order. `Price` and `Amount` are without
 * `Discount`, which staff agreed on. `Sales` add up to the revenue of the dashboard, `GST` to the GST of the order,
 * `Refunded` to all that went back of it.
 */
export const columns = [
  'Order',
  'Placed (IST)',
  'Status',
  'Payment',
  'Invoice',
  'Product',
  'Size',
  'Pieces',
  'Cancelled pieces',
  'Returned pieces',
  'Price (₹)',
  'Discount (₹)',
  'Amount (₹)',
  'GST (₹)',
  'Sales (₹)',
  'Refunded (₹)',
  'Order total (₹)',
  'Tracking ID',
  'Name',
  'City',
  'State',
  'Pincode',
];
