import { z } from 'zod';
import { shippingAddressSchema } from '../order/schema.ts';
import { orderStatuses, paymentStatuses } from '../order/status.ts';

const place = z.object({ state: z.string().nullable(), stateCode: z.string().nullable() });

/** One bought line, as it was bought. `amount` includes `gst`, its share of the order's GST; rupees. */
export const invoiceLineSchema = z.object({
  name: z.string(),
  size: z.string(),
  hsn: z.string().nullable(),
  quantity: z.number().int(),
  unitPrice: z.number(),
  amount: z.number(),
  taxableValue: z.number(),
  gst: z.number(),
});

/** Everything an invoice prints, from the order's own snapshot. Amounts are rupees with two decimals, times UTC. */
export const invoiceSchema = z.object({
  invoiceNumber: z.string(),
  /** When the order was paid. */
  invoiceDate: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  orderDate: z.string(),
  orderStatus: z.enum(orderStatuses),
  paymentMethod: z.string(),
  paymentStatus: z.enum(paymentStatuses),
  seller: z
    .object({
      brandName: z.string(),
      tagline: z.string(),
      legalName: z.string(),
      legalAddress: z.string(),
      gstin: z.string(),
      phone: z.string(),
      supportEmail: z.string(),
    })
    .extend(place.shape),
  shippingAddress: shippingAddressSchema,
  placeOfSupply: place,
  /** Only the lines of the seller who asks: its share of the money, without delivery. */
  isPartial: z.boolean(),
  lines: z.array(invoiceLineSchema),
  /** The GST the product total includes (specification §9), whole and in the parts of central, state or both. */
  gst: z.object({
    ratePercent: z.number(),
    taxableValue: z.number(),
    amount: z.number(),
    parts: z.array(z.object({ name: z.string(), ratePercent: z.number(), amount: z.number() })),
  }),
  totalAmount: z.number(),
  deliveryCharges: z.number(),
  gstAmount: z.number(),
  payableAmount: z.number(),
});

export type Invoice = z.infer<typeof invoiceSchema>;
export type InvoiceLine = z.infer<typeof invoiceLineSchema>;
