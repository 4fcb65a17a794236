export type { CarrierDesk, ParcelRoute, ShipmentOfParcel, WorkCounts, WorkParcel } from './schema.ts';
export {
  type CarrierState,
  carrierStates,
  type DeliveryChoice,
  deliveryChoices,
  type Lateness,
  latenesses,
  MAX_PARCEL_GRAMS,
  type ShipmentState,
  shipmentStates,
  UNSEEN_HOURS,
  type WeightAnswer,
  weightAnswers,
} from './shipment-states.ts';
export { DISPATCH_HOURS, stageOf, type WorkStage, workStages } from './stages.ts';
