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
