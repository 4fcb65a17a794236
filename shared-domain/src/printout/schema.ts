import { z } from 'zod';
import * as texts from '#texts/printout.ts';
import { MAX_PRINTED_ORDERS, printoutKinds, printoutStates } from './kinds.ts';

/** What to print of which orders. */
export const printoutInputSchema = z.strictObject({
  kind: z.enum(printoutKinds, { error: texts.choosePrintout }),
  orders: z
    .array(z.string().max(64))
    .min(1, { error: texts.chooseOrders })
    .max(MAX_PRINTED_ORDERS, { error: texts.tooManyOrders(MAX_PRINTED_ORDERS) }),
  /** Prints although some letters have no shape in the fonts of printouts: the reader has seen which. */
  anyway: z.boolean().optional(),
});

/** A PDF that is made, for the person who asked for it. */
export const printoutSchema = z
  .object({
    _id: z.string(),
    kind: z.enum(printoutKinds),
    state: z.enum(printoutStates),
    /** Orders that are in it so far, of `total`. */
    done: z.number().int(),
    total: z.number().int(),
    /** When the file is deleted. */
    expiresAt: z.string(),
  })
  .meta({ id: 'Printout' });

/** Its file: the PDF in base64, as every call answers JSON. */
export const printoutFileSchema = z.object({ name: z.string(), pdf: z.string() });

export type PrintoutInput = z.infer<typeof printoutInputSchema>;
export type Printout = z.infer<typeof printoutSchema>;
