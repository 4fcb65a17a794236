export type { AccessEntry, AuditEntry, BrowserReportEntry } from './schema.ts';
