import { z } from 'zod';
import { roles } from '../identity/roles.ts';

/** Totals and the orders of each of the last 30 days, as far as the caller may see them. Revenue is rupees. In a team everybody sees the part of their work. */
export const panelFiguresSchema = z.object({
  totalProducts: z.number().int(),
  totalOrders: z.number().int(),
  /** Null for a person who is no owner of the team. */
  revenue: z.number().nullable(),
  ordersPerDay: z.array(z.object({ day: z.string(), orders: z.number().int() })),
  needsAttention: z.array(
    z.object({
      kind: z.enum([
        'disputes',
        'held',
        'complaints',
        'returns',
        'to-ship',
        'parcels',
        'failed-jobs',
        'low-stock',
        'out-of-stock',
        'unpaid',
        'reviews',
      ]),
      count: z.number().int(),
      /** When the first of them has to be done, where there is such a time; it may have passed. */
      dueAt: z.string().optional(),
      /** How many should have been done by now. */
      late: z.number().int().optional(),
    }),
  ),
  topProducts: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      category: z.string(),
      image: z.string().nullable(),
      sold: z.number().int(),
    }),
  ),
});
export type PanelFigures = z.infer<typeof panelFiguresSchema>;

/** An admin's change to an account: its role, or whether it may log in. */
export const personChangeSchema = z.strictObject({
  email: z.string().max(254),
  role: z.enum(roles).optional(),
  isBanned: z.boolean().optional(),
});
export const personSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  isBanned: z.boolean(),
  /** On how many devices the account is logged in. */
  sessions: z.number().int(),
});
