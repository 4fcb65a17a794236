import { z } from 'zod';
import { readRupees, tidyRupees } from '../read/index.ts';

/**
 * A schema of an amount that takes it as people write it too: `"₹1,299.00"` is 1299, and with `tidyPercent` `"40%"` is 40
 * (product-rules.md#texts-as-people-type-them).
 */
export const asTyped = <Amount extends z.ZodType<number>>(schema: Amount, tidy = tidyRupees) =>
  z.preprocess((given) => (typeof given === 'string' ? (readRupees(tidy(given)) ?? given) : given), schema);
