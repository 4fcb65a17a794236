import { z } from 'zod';
import { ownDataFields } from './index.ts';

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
const rowSchema = z.record(z.string(), valueSchema);
const kinds = Object.keys(ownDataFields) as (keyof typeof ownDataFields)[];
const lists = Object.fromEntries(kinds.map((kind) => [kind, z.array(rowSchema)])) as Record<
  (typeof kinds)[number],
  z.ZodArray<typeof rowSchema>
>;

/** Everything the store keeps about one person: a list for each kind, and when it was written. */
export const ownDataSchema = z.object({ writtenAt: z.string(), ...lists });

export type OwnData = z.infer<typeof ownDataSchema>;
export type OwnDataRow = z.infer<typeof rowSchema>;
