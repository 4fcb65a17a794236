import { z } from 'zod';
import { shippingAddressSchema } from '../order/schema.ts';
import { orderStatuses, paymentStatuses } from '../order/status.ts';
import { taxDocumentSchema } from '../tax/schema.ts';

const place = z.object({ state: z.string().nullable(), stateCode: z.string().nullable() });

/** One order line as bought, in rupees. `amount` is what was paid for it: `taxableValue` plus its share of the GST. */
export const invoiceLineSchema = z.object({
  name: z.string(),
  size: z.string(),
  hsn: z.string().nullable(),
  quantity: z.number().int(),
  unitPrice: z.number(),
  taxableValue: z.number(),
  gst: z.number(),
  amount: z.number(),
});

/** Everything an invoice prints, from the order's own snapshot. Amounts are rupees with two decimals, times are UTC. */
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
  /** True when it has only the lines of the seller who asked: that seller's share of the money, without delivery. */
  isPartial: z.boolean(),
  lines: z.array(invoiceLineSchema),
  /** The GST rate, and the taxes that `gstAmount` consists of. */
  gst: z.object({
    ratePercent: z.number(),
    parts: z.array(z.object({ name: z.string(), amount: z.number() })),
  }),
  totalAmount: z.number(),
  deliveryCharges: z.number(),
  gstAmount: z.number(),
  payableAmount: z.number(),
  /** The invoices and credit notes of the sellers that the reader may see; none of orders that are older than these. */
  documents: z.array(taxDocumentSchema),
});

export type Invoice = z.infer<typeof invoiceSchema>;
export type InvoiceLine = z.infer<typeof invoiceLineSchema>;
