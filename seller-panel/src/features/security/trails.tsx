import { type AccessEntry, type AuditEntry, type BrowserReportEntry, labelAction } from '@aaram/shared-domain/audit';
import { formatCount, formatDateTime } from '@aaram/shared-domain/format';
import { useCursorPages, useSettled } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { TextField } from '@aaram/shared-ui/text-field';
import { useState } from 'react';
import type { Column } from '#lib/list/row-table.tsx';
import { TrailBox } from '#lib/list/trail-box.tsx';
import * as texts from '#texts/security.ts';
import { accessesQuery, changesQuery, reportsQuery } from './security-queries.ts';
import styles from './trails.module.css';

const reportColumns: readonly Column<BrowserReportEntry>[] = [
  { head: texts.last, cell: ({ lastAt }) => formatDateTime(lastAt) },
  { head: texts.refused, cell: ({ blocked }) => blocked, breaks: true },
  { head: texts.by, cell: ({ kind, directive }) => (kind === 'integrity' ? texts.changedFile : directive) },
  { head: texts.onPage, cell: ({ page }) => page, breaks: true },
  { head: texts.times, cell: ({ times }) => formatCount(times), isNumber: true },
];

/** Refusals by browsers on the store's pages. */
export function BrowserReports() {
  const reports = useQuery(reportsQuery(usePlatform()));
  return (
    <TrailBox title={texts.refusedByBrowsers} none={texts.nothingRefused} rows={reports} columns={reportColumns} />
  );
}

type PersonSearchProps = { label: string; name: string; value: string; onValue: (value: string) => void };

/** Narrows a trail to what a person did. */
const PersonSearch = ({ label, name, value, onValue }: PersonSearchProps) => (
  <div className={styles.search}>
    <TextField
      label={label}
      name={name}
      type="search"
      autoComplete="off"
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  </div>
);

const accessColumns: readonly Column<AccessEntry>[] = [
  { head: texts.last, cell: ({ lastAt }) => formatDateTime(lastAt) },
  { head: texts.what, cell: ({ action }) => labelAction(action) },
  { head: texts.account, cell: ({ account, accountName }) => accountName ?? account },
  { head: texts.from, cell: ({ source }) => source },
  { head: texts.about, cell: ({ subject }) => subject },
  { head: texts.times, cell: ({ times }) => formatCount(times), isNumber: true },
];

/** Logins, failed logins, and which of the staff read whose data. */
export function Accesses() {
  const [text, setText] = useState('');
  const person = useSettled(text.trim());
  const pages = useCursorPages(person);
  const rows = useQuery(accessesQuery(usePlatform(), person, pages.cursor));
  return (
    <TrailBox
      title={texts.loginsAndReadings}
      none={person === '' ? texts.noLogins : texts.noLoginsOf}
      rows={rows}
      pages={pages}
      columns={accessColumns}
      head={<PersonSearch label={texts.searchPerson} name="access-person" value={text} onValue={setText} />}
    />
  );
}

const changeColumns: readonly Column<AuditEntry>[] = [
  { head: texts.when, cell: ({ at }) => formatDateTime(at) },
  { head: texts.what, cell: ({ action }) => labelAction(action) },
  { head: texts.by, cell: ({ actor, actorName }) => actorName ?? actor },
  { head: texts.to, cell: ({ subjectId, subjectName }) => subjectName ?? subjectId, breaks: true },
];

/** What sellers and admins changed, by the person who is searched for. */
export function Changes() {
  const [text, setText] = useState('');
  const person = useSettled(text.trim());
  const pages = useCursorPages(person);
  const rows = useQuery(changesQuery(usePlatform(), person, pages.cursor));
  return (
    <TrailBox
      title={texts.changesBySellersAndAdmins}
      none={person === '' ? texts.nothingChanged : texts.nothingChangedBy}
      rows={rows}
      pages={pages}
      columns={changeColumns}
      head={<PersonSearch label={texts.searchChanger} name="change-person" value={text} onValue={setText} />}
    />
  );
}
