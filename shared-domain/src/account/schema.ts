import { z } from 'zod';
import * as texts from '#texts/account.ts';
import { asTyped } from '../money/amount-schema.ts';
import { taxDocumentKinds } from '../tax/document-number.ts';

export const accountFiles = ['gstr1', 'hsn', 'statement', 'months'] as const;

/** Which month, such as `2026-11`, and for admins of which seller. */
export const statementQuery = z.strictObject({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: texts.chooseMonth }),
  seller: z.string().max(64).optional(),
});

/** Which financial year, by the year of its April such as `2026`, and for admins of which seller. */
export const closedMonthsQuery = z.strictObject({
  year: z.string().regex(/^20\d\d$/, { error: texts.chooseYear }),
  seller: statementQuery.shape.seller,
});

/** A payout that was recorded: what the bank calls it, when it was paid, and how much, in rupees. */
export const payoutSchema = z
  .object({ _id: z.string(), seller: z.string(), amount: z.number(), reference: z.string(), paidOn: z.string() })
  .meta({ id: 'Payout' });

const MAX_RUPEES = 1_000_000_000;

/** A payout to be recorded; the same one again is recorded once. */
export const payoutInputSchema = z.strictObject({
  seller: z.string().max(64),
  amount: asTyped(
    z
      .number({ error: texts.enterAmount })
      .positive({ error: texts.enterAmount })
      .max(MAX_RUPEES, { error: texts.enterAmount })
      .refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6, { error: texts.enterAmount }),
  ),
  reference: z
    .string({ error: texts.enterReference })
    .trim()
    .min(1, { error: texts.enterReference })
    .max(60, { error: texts.enterReference }),
  /** `2026-11-23` */
  paidOn: z.iso.date({ error: texts.enterDay }),
});

const sums = {
  sales: z.number(),
  returns: z.number(),
  taxable: z.number(),
  tax: z.number(),
  fee: z.number(),
  tcs: z.number(),
  tds: z.number(),
  /** What is left for the seller of this month. */
  payout: z.number(),
  /** What was left to be paid out when the month began, was paid out in it, and is left at its end. */
  opening: z.number(),
  paidOut: z.number(),
  closing: z.number(),
};

/** A seller's month: tax documents, and what they come to. Amounts are rupees; those of credit notes are negative. */
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
    /** Documents of the month; `entries` has the first of them. */
    count: z.number().int(),
    ...sums,
    payouts: z.array(payoutSchema),
    /** In percent, at the end of the month. */
    rates: z.object({ fee: z.number(), tcs: z.number(), tds: z.number() }),
    /** For admins, of all sellers together: each seller's sums. */
    sellers: z.array(z.object({ _id: z.string(), name: z.string(), ...sums })),
  })
  .meta({ id: 'Statement' });

/** The months of a financial year that are over, the newest first: at most twelve. */
export const closedMonthsSchema = z
  .object({
    year: z.string(),
    months: z.array(z.object({ month: z.string(), count: z.number().int(), ...sums })),
  })
  .meta({ id: 'ClosedMonths' });

export type AccountFile = (typeof accountFiles)[number];
export type ClosedMonths = z.infer<typeof closedMonthsSchema>;
export type Payout = z.infer<typeof payoutSchema>;
export type PayoutInput = z.infer<typeof payoutInputSchema>;
export type Statement = z.infer<typeof statementSchema>;
