// Messages about how the panel's lists are arranged.

export const tooManyViews = (most: number) =>
  `At most ${most} views can be saved. Delete one that is no longer needed.`;

// Sales on the dashboard
export const endsBeforeItBegins = 'The last day must not be before the first.';
export const rangeTooLong = (most: number) => `At most ${most} days can be chosen.`;
export const productGone = 'A deleted product';
export const stateUnknown = 'Not recorded';
export const salesFileName = (by: string, from: string, to: string) => `sales-by-${by}-${from}-to-${to}.csv`;
export const salesColumns = {
  day: 'Day',
  product: 'Product',
  category: 'Category',
  size: 'Size',
  state: 'State',
};
export const productId = 'Product ID';
export const orders = 'Orders';
export const pieces = 'Pieces';
export const revenue = 'Revenue (rupees)';
export const revenueBefore = 'Revenue in the days before (rupees)';
export const totalOfFile = 'Total';
