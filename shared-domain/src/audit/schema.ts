import { z } from 'zod';

/** One write by a seller or an admin: who (id), what was done to what (id), and the figures that changed. */
export const auditEntrySchema = z.object({
  _id: z.string(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])),
  request: z.string().nullable(),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;

const seenSchema = { times: z.number().int(), firstAt: z.string(), lastAt: z.string() };

/** What browsers refused on a page: a source against the policy, or a file with other bytes than were released. */
export const browserReportSchema = z.object({
  _id: z.string(),
  kind: z.enum(['policy', 'integrity']),
  directive: z.string(),
  blocked: z.string(),
  page: z.string(),
  ...seenSchema,
});
export type BrowserReportEntry = z.infer<typeof browserReportSchema>;

/** A way in that was taken or tried, or a reading of shoppers' data by staff: by whom (id, or a hash), from about where. */
export const accessEntrySchema = z.object({
  _id: z.string(),
  action: z.string(),
  account: z.string(),
  source: z.string(),
  subject: z.string(),
  ...seenSchema,
});
export type AccessEntry = z.infer<typeof accessEntrySchema>;
