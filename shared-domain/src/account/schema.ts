import { z } from 'zod';
import { taxDocumentKinds } from '../tax/document-number.ts';

export const accountFiles = ['gstr1', 'hsn', 'statement'] as const;

/** A seller's month: every tax document, and what it comes to. Amounts are rupees; those of credit notes are negative. */
export const statementSchema = z
  .object({
    /** `2026-11` */
    month: z.string(),
    entries: z.array(
      z.object({
        kind: z.enum(taxDocumentKinds),
        number: z.string(),
        issuedAt: z.string(),
        orderNumber: z.string(),
        taxable: z.number(),
        tax: z.number(),
        additional: z.number(),
        total: z.number(),
      }),
    ),
    sales: z.number(),
    returns: z.number(),
    taxable: z.number(),
    tax: z.number(),
    fee: z.number(),
    tcs: z.number(),
    tds: z.number(),
    /** What is left for the seller. */
    payout: z.number(),
  })
  .meta({ id: 'Statement' });

export type AccountFile = (typeof accountFiles)[number];
export type Statement = z.infer<typeof statementSchema>;
