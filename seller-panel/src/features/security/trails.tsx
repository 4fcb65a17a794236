import type { AccessEntry, AuditEntry, BrowserReportEntry } from '@aaram/shared-domain/audit';
import { formatCount, formatDateTime } from '@aaram/shared-domain/format';
import { useCursorPages } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { accessesQuery, changesQuery, reportsQuery } from './security-queries.ts';
import { type Column, TrailBox } from './trail-box.tsx';

const actions: Readonly<Record<string, string>> = {
  login: 'Logged in',
  'login.failed': 'Failed to log in',
  logout: 'Logged out',
  'logout.all': 'Logged out everywhere',
  'reset.ask': 'Asked for a reset link',
  reset: 'Set a new password by link',
  'reset.failed': 'Failed to use a reset link',
  'password.change': 'Changed the password',
  'password.change.failed': 'Failed to change the password',
  proof: 'Proved again who it is',
  'proof.failed': 'Failed to prove who it is',
  'factor.add': 'Added to the second step',
  'factor.add.failed': 'Failed to add to the second step',
  'factor.remove': 'Removed from the second step',
  'factor.remove.failed': 'Failed to remove from the second step',
  'codes.renew': 'Made new recovery codes',
  'read.orders': 'Read a list of orders',
  'read.order': 'Read an order',
  'read.invoice': 'Read an invoice',
  'read.cart': "Read a shopper's cart",
  'read.grievances': 'Read complaints',
};
const nameAction = (action: string) => (Object.hasOwn(actions, action) ? actions[action] : action);

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
  { head: 'What', cell: ({ action }) => nameAction(action) },
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
  { head: 'What', cell: ({ action }) => action },
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
