import { type AccessEntry, type AuditEntry, type BrowserReportEntry, labelAction } from '@aaram/shared-domain/audit';
import { formatCount, formatDateTime } from '@aaram/shared-domain/format';
import { useCursorPages } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { accessesQuery, changesQuery, reportsQuery } from './security-queries.ts';
import { type Column, TrailBox } from './trail-box.tsx';

const reportColumns: readonly Column<BrowserReportEntry>[] = [
  { head: 'Last', cell: ({ lastAt }) => formatDateTime(lastAt) },
  { head: 'Refused', cell: ({ blocked }) => blocked, breaks: true },
  { head: 'By', cell: ({ kind, directive }) => (kind === 'integrity' ? 'changed file' : directive) },
  { head: 'On page', cell: ({ page }) => page, breaks: true },
  { head: 'Times', cell: ({ times }) => formatCount(times), isNumber: true },
];

/** Refusals by browsers on the store's pages. */
export function BrowserReports() {
  const reports = useQuery(reportsQuery(usePlatform()));
  return (
    <TrailBox
      title="Refused by browsers"
      none="No browser has refused anything in the last 30 days."
      rows={reports}
      columns={reportColumns}
    />
  );
}

const accessColumns: readonly Column<AccessEntry>[] = [
  { head: 'Last', cell: ({ lastAt }) => formatDateTime(lastAt) },
  { head: 'What', cell: ({ action }) => labelAction(action) },
  { head: 'Account', cell: ({ account }) => account },
  { head: 'From', cell: ({ source }) => source },
  { head: 'About', cell: ({ subject }) => subject },
  { head: 'Times', cell: ({ times }) => formatCount(times), isNumber: true },
];

/** Logins, failed logins, and which of the staff read whose data. */
export function Accesses() {
  const pages = useCursorPages('accesses');
  const { data, ...rest } = useQuery(accessesQuery(usePlatform(), pages.cursor));
  return (
    <TrailBox
      title="Logins and readings"
      none="Nobody has logged in in the last 30 days."
      rows={{ ...rest, data: data?.items }}
      columns={accessColumns}
      turning={{ pages, nextCursor: data?.nextCursor }}
    />
  );
}

const changeColumns: readonly Column<AuditEntry>[] = [
  { head: 'When', cell: ({ at }) => formatDateTime(at) },
  { head: 'What', cell: ({ action }) => labelAction(action) },
  { head: 'By', cell: ({ actor }) => actor },
  { head: 'To', cell: ({ subjectId }) => subjectId },
];

export function Changes() {
  const pages = useCursorPages('changes');
  const { data, ...rest } = useQuery(changesQuery(usePlatform(), pages.cursor));
  return (
    <TrailBox
      title="Changes by sellers and admins"
      none="Nothing has been changed yet."
      rows={{ ...rest, data: data?.items }}
      columns={changeColumns}
      turning={{ pages, nextCursor: data?.nextCursor }}
    />
  );
}
