export type { AuditEntry } from './schema.ts';
