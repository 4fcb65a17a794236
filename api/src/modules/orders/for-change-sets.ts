export { applyOrderEdit, type OrderState, planOrderChanges } from './panel/bulk-orders.ts';
export { exportOrders } from './panel/export-orders.ts';
export { selectOrders } from './panel/select-orders.ts';
export { planTrackingLines } from './panel/track-by-list.ts';
export { findEverOrdered } from './product-orders.repository.ts';
