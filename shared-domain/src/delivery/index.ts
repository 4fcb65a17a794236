export { type DeliveryWindow, describeWindow, estimateDelivery } from './estimate-delivery.ts';
export type { DeliveryEstimate } from './schema.ts';
export { type DeliveryZone, findDeliveryZone } from './zones.ts';
