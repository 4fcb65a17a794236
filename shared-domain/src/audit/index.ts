export {
  type AccessAction,
  type ChangeAction,
  labelAction,
  type StaffReadAction,
  type WayInAction,
} from './action-labels.ts';
export type { AccessEntry, AuditEntry, BrowserReportEntry } from './schema.ts';
