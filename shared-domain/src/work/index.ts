export type { ShipmentOfParcel, WorkCounts, WorkParcel } from './schema.ts';
export {
  type CarrierState,
  carrierStates,
  type DeliveryChoice,
  deliveryChoices,
  type ShipmentState,
  shipmentStates,
} from './shipment-states.ts';
export { DISPATCH_HOURS, stageOf, type WorkStage, workStages } from './stages.ts';
