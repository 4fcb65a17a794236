import { z } from 'zod';
import { MAX_SALES_DAYS, MAX_SALES_ROWS, salesGroups } from './sales.ts';

/** A day in India: 2026-11-23. */
const day = z.iso.date();

/** Which sales: days in India, both counted, and by what. Without days: the last 30 days. */
export const salesQuerySchema = z.strictObject({
  from: day.optional(),
  to: day.optional(),
  by: z.enum(salesGroups).default('day'),
});

const figures = z.object({
  /** Orders of which something was retained. */
  orders: z.number().int(),
  pieces: z.number().int(),
  /** Rupees: the product total of what was paid for and not given back. */
  revenue: z.number(),
});

const row = figures.extend({
  /** The day, the product's id, or the name of the category, size or state; '' where it is not known any more. */
  key: z.string(),
  label: z.string(),
  /** Rupees in the days before. */
  revenueBefore: z.number(),
});

/** Sales of a range of days beside the same number of days before it, as far as the caller may see them. */
export const salesSchema = z.object({
  from: day,
  to: day,
  before: z.object({ from: day, to: day }),
  by: z.enum(salesGroups),
  total: figures,
  totalBefore: figures,
  /** Days in their order, everything else by revenue. */
  rows: z.array(row).max(Math.max(MAX_SALES_ROWS, MAX_SALES_DAYS)),
  /** What the rows leave out. */
  others: z.object({ rows: z.number().int(), pieces: z.number().int(), revenue: z.number() }),
});
export type Sales = z.infer<typeof salesSchema>;
export type SalesQuery = z.infer<typeof salesQuerySchema>;

/** All rows of such an answer as a file, in UTF-8 with a byte order mark. */
export const salesFileSchema = z.object({ name: z.string(), text: z.string() });

/** What sellers need to know in good time: sizes that run out soon, and which searches of shoppers found nothing. */
export const panelOutlookSchema = z.object({
  /** Sizes that are gone in 14 days or are gone, at the pace of the last 30 days; the soonest first. */
  runningOut: z.array(
    z.object({
      product: z.string(),
      name: z.string(),
      size: z.string(),
      left: z.number().int(),
      sold: z.number().int(),
      /** Whole days until the last piece is sold. */
      days: z.number().int(),
    }),
  ),
  /** Searches of the last 30 days that found nothing, the most frequent first. */
  soughtInVain: z.array(z.object({ text: z.string(), times: z.number().int() })),
});
export type PanelOutlook = z.infer<typeof panelOutlookSchema>;
