/** Statuses of orders and of their payments, as badges, lists and buttons name them. */
export const pending = 'Pending';
export const processing = 'Processing';
export const shipped = 'Shipped';
export const delivered = 'Delivered';
export const cancelled = 'Cancelled';
export const initiated = 'Initiated';
export const paid = 'Paid';
export const failed = 'Failed';
export const refunded = 'Refunded';
