import { type DeliveryEstimate, estimateDelivery } from '@aaram/shared-domain/delivery';
import { deliveryEstimateSchema } from '@aaram/shared-domain/delivery/schema';
import { paiseFromRupees, rupeesFromPaise } from '@aaram/shared-domain/money';
import { chargesAt, deliveryOf } from '@aaram/shared-domain/pricing';
import { readPincode } from '@aaram/shared-domain/read';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail } from '#plugins/errors.ts';
import * as texts from '#texts/delivery.ts';

const MAX_RUPEES = 100_000_000;

const querystring = z.object({
  pincode: z.string({ error: texts.pincodeInvalid }).max(20, { error: texts.pincodeInvalid }),
  /** A product total in rupees; given when the delivery charge for it is wanted. */
  total: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/, { error: texts.totalInvalid })
    .transform(Number)
    .refine((rupees) => rupees <= MAX_RUPEES, { error: texts.totalInvalid })
    .optional(),
});

/** When a parcel arrives at a pincode and what that costs; needs only the table of zones and the pricing function. */
export const deliveryModule: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/delivery-estimate',
    {
      config: { access: 'public' },
      schema: { querystring, response: { 200: deliveryEstimateSchema }, tags: ['delivery'] },
    },
    async (request): Promise<DeliveryEstimate> => {
      const { pincode, total } = request.query;
      const { zone, days, earliest, latest } =
        estimateDelivery(pincode, Date.now()) ??
        fail(400, 'INVALID_INPUT', texts.pincodeInvalid, {
          issues: [{ path: 'pincode', message: texts.pincodeInvalid }],
        });
      return {
        pincode: readPincode(pincode),
        zone,
        days: { from: days[0], to: days[1] },
        earliest,
        latest,
        charge: rupeesFromPaise(chargesAt().delivery),
        freeAbove: rupeesFromPaise(chargesAt().freeAbove),
        deliveryCharges: total === undefined ? null : rupeesFromPaise(deliveryOf(paiseFromRupees(total))),
      };
    },
  );
};
