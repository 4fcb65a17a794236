import { z } from 'zod';
import { fromKeys } from '../records/index.ts';
import type { FactKey } from './facts.ts';

/** The same schema for each of these facts. */
export const ofFacts = <Key extends FactKey, Schema>(keys: readonly Key[], schema: Schema) =>
  fromKeys(keys, () => schema);

/** A fact in text as answers have it; null where it was not entered. */
export const factText = z.string().nullable();
