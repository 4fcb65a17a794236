import { z } from 'zod';
import { creditKinds, creditMovementKinds } from './kinds.ts';

/** A credit note or gift card of an account, with its ledger. Amounts are rupees. */
export const creditSchema = z
  .object({
    _id: z.string(),
    kind: z.enum(creditKinds),
    /** The last characters of a gift card's code; null for a credit note, which has none. */
    tail: z.string().nullable(),
    /** What it was issued with. */
    amount: z.number(),
    /** What is on it now: not what an unpaid order holds. */
    balance: z.number(),
    /** What unpaid orders of its owner hold; another order that is paid with it takes their place. */
    held: z.number(),
    expiresAt: z.string(),
    /** Whether it can pay something now, with what is held. */
    isValid: z.boolean(),
    isWithdrawn: z.boolean(),
    createdAt: z.string(),
    /** The newest first; their amounts add up to the balance. */
    movements: z.array(
      z.object({
        kind: z.enum(creditMovementKinds),
        amount: z.number(),
        /** The number of the order. */
        order: z.string().nullable(),
        reason: z.string().nullable(),
        at: z.string(),
      }),
    ),
  })
  .meta({ id: 'Credit' });

export type Credit = z.infer<typeof creditSchema>;
