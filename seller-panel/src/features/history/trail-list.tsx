import { labelAction } from '@aaram/shared-domain/audit';
import { DAYS_TO_UNDO, type TrailEntry } from '@aaram/shared-domain/change-set';
import { adminPages } from '@aaram/shared-domain/contract';
import { formatDateTime } from '@aaram/shared-domain/format';
import { useCursorPages } from '@aaram/shared-panel';
import { Link, usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import type { Column } from '#lib/list/row-table.tsx';
import { TrailBox } from '#lib/list/trail-box.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/history.ts';
import { describeEntry } from './describe-entry.ts';
import { type HistoryFilters, trailQuery } from './history-queries.ts';
import styles from './trail-list.module.css';

const DAY_MS = 86_400_000;

type RestoreProps = { entry: TrailEntry; onRestore: (edit: string) => void };

/** Takes an edit back; entries of other kinds and older ones have no button. */
function RestoreButton({ entry: { action, at, detail }, onRestore }: RestoreProps) {
  const { edit } = detail;
  if (typeof edit !== 'string' || Date.now() - Date.parse(at) > DAYS_TO_UNDO * DAY_MS) {
    return null;
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={texts.restoreEditOf(labelAction(action), formatDateTime(at))}
      onClick={() => onRestore(edit)}
    >
      {texts.restore}
    </Button>
  );
}

/** The page of what an entry is about; undefined where there is none. */
function pageOf({ action, subject, subjectId, subjectName }: TrailEntry): string | undefined {
  if (subject === 'product' && action !== 'product.remove') {
    return adminPages.editProduct(subjectId);
  }
  return subject === 'order' && subjectName !== null ? adminPages.order(subjectName) : undefined;
}

/** The name of what an entry is about, with a link to its page; nothing where it has no name. */
function Subject({ entry }: { entry: TrailEntry }) {
  const page = pageOf(entry);
  return entry.subjectName === null || page === undefined ? (
    entry.subjectName
  ) : (
    <TextLink as={Link} quiet className={styles.subject} to={page}>
      {entry.subjectName}
    </TextLink>
  );
}

const columns: readonly Column<TrailEntry>[] = [
  { head: texts.when, cell: ({ at }) => formatDateTime(at) },
  { head: texts.who, cell: ({ actorName }) => actorName ?? texts.unknownPerson },
  { head: texts.what, cell: ({ action }) => labelAction(action) },
  { head: texts.change, cell: describeEntry, breaks: true },
  { head: texts.about, cell: (entry) => <Subject entry={entry} />, breaks: true },
];

/** Who changed what, before and after; `onRestore` is given the edit that somebody wants to take back. */
export function TrailList({ filters, onRestore }: { filters: HistoryFilters; onRestore: (edit: string) => void }) {
  const pages = useCursorPages(JSON.stringify(filters));
  const rows = useQuery(trailQuery(usePlatform(), filters, pages.cursor));
  return (
    <TrailBox
      title={texts.allChanges}
      none={texts.noChanges}
      rows={rows}
      pages={pages}
      columns={[
        ...columns,
        { head: common.actions, cell: (entry) => <RestoreButton entry={entry} onRestore={onRestore} /> },
      ]}
    />
  );
}
