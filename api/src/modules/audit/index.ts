export { recordAudit } from './audit.repository.ts';
export { auditModule } from './audit.routes.ts';
