import { z } from 'zod';
import { fromKeys, keysOf } from '../records/index.ts';
import { ownDataFields } from './index.ts';

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
const rowSchema = z.record(z.string(), valueSchema);
const lists = fromKeys(keysOf(ownDataFields), () => z.array(rowSchema));

/** Everything the store keeps about one person: a list for each kind, and when it was written. */
export const ownDataSchema = z.object({ writtenAt: z.string(), ...lists });

export type OwnData = z.infer<typeof ownDataSchema>;
export type OwnDataRow = z.infer<typeof rowSchema>;
