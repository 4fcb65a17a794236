import { z } from 'zod';
import * as texts from '#texts/tax-details.ts';
import { shippingAddressSchema } from '../order/schema.ts';
import { taxDocumentKinds } from './document-number.ts';
import { priceRules } from './price-rules.ts';

export const priceRuleSchema = z.object({ priceRule: z.enum(priceRules) });

/** How prices are made, for an admin who may change it. */
export const priceRuleStateSchema = priceRuleSchema.extend({
  /** null when it was never changed. */
  since: z.string().nullable(),
  /** Products that would cost more than their MRP if GST was added: how many, and the first of them. In rupees. */
  aboveMrp: z.object({
    count: z.number().int(),
    products: z.array(z.object({ _id: z.string(), name: z.string(), price: z.number(), mrp: z.number() })),
  }),
  /** Unpaid orders, which keep their amounts. */
  unpaidOrders: z.number().int(),
});

/** `from` is what was read: somebody else may have changed it since. */
export const priceRuleInputSchema = z.strictObject({ priceRule: z.enum(priceRules), from: z.enum(priceRules) });

const place = { state: z.string().nullable(), stateCode: z.string().nullable() };

/** One line of a tax document, in rupees. Its taxable value and taxes contain its part of the delivery charge. */
export const taxLineSchema = z.object({
  name: z.string(),
  size: z.string(),
  hsn: z.string().nullable(),
  /** Unique quantity code: pieces or pairs. */
  unit: z.enum(['PCS', 'PRS']),
  quantity: z.number().int(),
  unitPrice: z.number(),
  /** What was taken off the price of each piece; `unitPrice` is without it. Left out when it is nothing. */
  unitDiscount: z.number().optional(),
  delivery: z.number(),
  ratePercent: z.number(),
  taxableValue: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  /** Taxable value and taxes. */
  amount: z.number(),
});

/**
 * An invoice or credit note of one seller, as it was issued. Amounts are rupees with two decimals, times are UTC. Taxable
 * value, taxes and `additional` add up to `total`, which is what was paid or goes back.
 */
export const taxDocumentSchema = z
  .object({
    _id: z.string(),
    kind: z.enum(taxDocumentKinds),
    number: z.string(),
    issuedAt: z.string(),
    priceRule: z.enum(priceRules),
    /** Of a credit note: the invoice that it corrects. */
    invoice: z.object({ number: z.string(), issuedAt: z.string() }).nullable(),
    orderId: z.string(),
    orderNumber: z.string(),
    supplier: z.object({
      legalName: z.string(),
      legalAddress: z.string(),
      gstin: z.string(),
      /** Who signs for them. */
      signatory: z.string().optional(),
      /** It is the store, because the seller has given no legal details. */
      instead: z.literal(true).optional(),
      ...place,
    }),
    buyer: shippingAddressSchema.extend({
      gstin: z.string().nullable(),
      /** The business that it was bought for. */
      company: z.string().optional(),
    }),
    placeOfSupply: z.object(place),
    lines: z.array(taxLineSchema),
    taxableValue: z.number(),
    cgst: z.number(),
    sgst: z.number(),
    igst: z.number(),
    /** What the store's own price rule charged above prices that contain GST; 0 with inclusive prices. */
    additional: z.number(),
    total: z.number(),
  })
  .meta({ id: 'TaxDocument' });

/** A seller's own details on invoices, as they are typed; all of the first three or none of them. */
export const taxDetailsInputSchema = z.strictObject({
  /** For admins: whose. */
  seller: z.string().max(64).optional(),
  legalName: z
    .string()
    .trim()
    .max(200, { error: texts.tooLong(200) }),
  legalAddress: z
    .string()
    .trim()
    .max(500, { error: texts.tooLong(500) }),
  gstin: z.string().max(40, { error: texts.enterGstin }),
  signatory: z
    .string()
    .trim()
    .max(100, { error: texts.tooLong(100) }),
  /** Letters in the numbers of documents; '' for the seller's code. */
  prefix: z.string().regex(/^([A-Z]{3})?$/, { error: texts.enterPrefix }),
});

/** The same as they are stored. `instead` is in whose name invoices are issued while there are none. */
export const taxDetailsSchema = z
  .object({
    legalName: z.string(),
    legalAddress: z.string(),
    gstin: z.string(),
    signatory: z.string(),
    prefix: z.string(),
    instead: z.object({ legalName: z.string(), gstin: z.string() }).nullable(),
  })
  .meta({ id: 'TaxDetails' });

export type TaxDetailsInput = z.infer<typeof taxDetailsInputSchema>;
export type TaxDetails = z.infer<typeof taxDetailsSchema>;
export type TaxDocument = z.infer<typeof taxDocumentSchema>;
export type TaxLine = z.infer<typeof taxLineSchema>;
export type PriceRuleState = z.infer<typeof priceRuleStateSchema>;
export type PriceRuleInput = z.infer<typeof priceRuleInputSchema>;
