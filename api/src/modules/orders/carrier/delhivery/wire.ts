import { z } from 'zod';

/** What Delhivery's B2C API answers, as far as it is read; texts are bounded, because they are stored and shown. */
const text = z.string().transform((given) => given.slice(0, 200));
const words = z.union([text, z.array(text).transform((all) => all.join(' '))]);

/** A booking. Refusals come with status 200: `success` is false, or the package has another status than Success. */
export const bookingSchema = z.object({
  success: z.boolean().optional(),
  rmk: text.nullish(),
  packages: z
    .array(
      z.object({
        status: text.nullish(),
        waybill: z.string().max(64).nullish(),
        refnum: z.string().nullish(),
        remarks: words.nullish(),
      }),
    )
    .optional(),
});

const scanSchema = z.object({
  ScanDetail: z.object({
    ScanType: z.string(),
    Scan: text,
    ScanDateTime: z.string(),
    ScannedLocation: text.nullish(),
    StatusCode: text.nullish(),
    Instructions: text.nullish(),
  }),
});

/** How far parcels are: one entry for each waybill that is known. */
export const trackingSchema = z.object({
  ShipmentData: z
    .array(
      z.object({
        Shipment: z.object({
          AWB: z.coerce.string().max(64),
          ReferenceNo: z.string().nullish(),
          Status: z.object({ Status: text, StatusType: z.string() }),
          Scans: z.array(scanSchema).optional(),
          /** Grams; known once it was weighed. */
          ChargedWeight: z.coerce.number().nonnegative().nullish(),
          ExpectedDeliveryDate: z.string().nullish(),
        }),
      }),
    )
    .optional(),
});
export type Tracked = NonNullable<z.infer<typeof trackingSchema>['ShipmentData']>[number]['Shipment'];
export type Scan = z.infer<typeof scanSchema>['ScanDetail'];

/** A change of a parcel: `status` false when it was not made, `remark` or `error` says why. */
export const changeSchema = z.object({
  status: z.union([z.boolean(), text]).optional(),
  remark: text.nullish(),
  error: text.nullish(),
  request_id: z.string().max(100).nullish(),
});

/** Whether a PIN code is served: an empty list says no, `Embargo` says not now. */
export const pinSchema = z.object({
  delivery_codes: z.array(z.object({ postal_code: z.object({ pre_paid: z.string(), remarks: z.string().nullish() }) })),
});

/** What a parcel costs, in rupees with tax. */
export const priceSchema = z.array(z.object({ total_amount: z.number().nonnegative() }));

/** Labels, each as a link to a PDF. */
export const slipSchema = z.object({ packages: z.array(z.object({ pdf_download_link: z.string().nullish() })) });

/** A pick-up place that was registered, or why not. */
export const placeSchema = z.object({ success: z.boolean(), error: z.union([text, z.array(text)]).nullish() });

/** A pick-up request; one that exists already comes with status 400, `pr_exist` and its id. */
export const pickupSchema = z.object({
  pickup_id: z.union([z.number(), z.string().max(64)]).nullish(),
  error: z.object({ message: text }).nullish(),
});
