export { type AuditRow, forgetDetails, listAudit, recordAudit, recordAudits } from './audit.repository.ts';
export { readOwnChanges } from './own-changes.repository.ts';
