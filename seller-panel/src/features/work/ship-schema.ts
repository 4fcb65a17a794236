import { type CarrierId, carrierIds, readTracking } from '@aaram/shared-domain/order';
import { trackingInputSchema } from '@aaram/shared-domain/order/schema';
import { formSchema } from '#lib/form/form-schema.ts';
import * as texts from '#texts/ship.ts';

/** `carrier` is empty until one is chosen: then it is the one that the tracking id names. */
export type TypedShipment = { trackingId: string; carrier: string };

const read = ({ trackingId, carrier }: TypedShipment) => {
  const typed = readTracking(trackingId);
  return { trackingId: typed.trackingId, carrier: carrier || (typed.carrier ?? '') };
};

export const shipForm = formSchema(
  trackingInputSchema,
  (typed: TypedShipment) => {
    const { trackingId, carrier } = read(typed);
    return {
      ...(trackingId === '' ? { trackingId: texts.trackingMissing } : {}),
      ...(carrier === '' ? { carrier: texts.carrierMissing } : {}),
    };
  },
  (typed): { trackingId: string; carrier: CarrierId | '' } => {
    const { trackingId, carrier } = read(typed);
    return { trackingId, carrier: carrierIds.find((one) => one === carrier) ?? '' };
  },
);
