import { z } from 'zod';

/** One write by a seller or an admin: who, what was done to what, each with its id, and the values that changed. */
export const auditEntrySchema = z.object({
  _id: z.string(),
  at: z.string(),
  actor: z.string(),
  /** What the account is called today; null when it is gone. */
  actorName: z.string().nullish(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  /** What people call it: a name, or the number of an order; null where there is none. */
  subjectName: z.string().nullish(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])),
  request: z.string().nullable(),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;

const seenSchema = { times: z.number().int(), firstAt: z.string(), lastAt: z.string() };

/** What browsers blocked on a page: a source that the policy forbids, or a file that differs from its release. */
export const browserReportSchema = z.object({
  _id: z.string(),
  kind: z.enum(['policy', 'integrity']),
  directive: z.string(),
  blocked: z.string(),
  page: z.string(),
  ...seenSchema,
});
export type BrowserReportEntry = z.infer<typeof browserReportSchema>;

/** A login (also a failed one) or a read of shoppers' data by staff: who (id, or a hash), and roughly from where. */
export const accessEntrySchema = z.object({
  _id: z.string(),
  action: z.string(),
  account: z.string(),
  /** The name of the account, where it has one today. */
  accountName: z.string().nullish(),
  source: z.string(),
  subject: z.string(),
  ...seenSchema,
});
export type AccessEntry = z.infer<typeof accessEntrySchema>;
