import { labelAction } from '@aaram/shared-domain/audit';
import type { TrailEntry } from '@aaram/shared-domain/change-set';
import { formatDateTime } from '@aaram/shared-domain/format';
import { useCursorPages } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { type Column, TrailBox } from '#lib/trail-box.tsx';
import * as texts from '#texts/history.ts';
import { describeEntry } from './describe-entry.ts';
import { type HistoryFilters, trailQuery } from './history-queries.ts';

const columns: readonly Column<TrailEntry>[] = [
  { head: texts.when, cell: ({ at }) => formatDateTime(at) },
  { head: texts.who, cell: ({ actorName }) => actorName ?? texts.unknownPerson },
  { head: texts.what, cell: ({ action }) => labelAction(action) },
  { head: texts.change, cell: describeEntry, breaks: true },
  { head: texts.about, cell: ({ subjectId }) => subjectId, breaks: true },
];

/** Who changed what, before and after. */
export function TrailList({ filters }: { filters: HistoryFilters }) {
  const pages = useCursorPages(JSON.stringify(filters));
  const { data, ...rest } = useQuery(trailQuery(usePlatform(), filters, pages.cursor));
  return (
    <TrailBox
      title={texts.allChanges}
      none={texts.noChanges}
      rows={{ ...rest, data: data?.items }}
      columns={columns}
      turning={{ pages, nextCursor: data?.nextCursor }}
    />
  );
}
