import type { ChangeSet } from '@aaram/shared-domain/change-set';
import { formatDateTime, formatDay } from '@aaram/shared-domain/format';
import { useCursorPages } from '@aaram/shared-panel';
import { confirm, usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { useState } from 'react';
import { ChangeRows, CountList } from '#lib/change-set/change-rows.tsx';
import { changeSetQuery, useUndoChange } from '#lib/change-set/change-sets-query.ts';
import { describeKind } from '#lib/change-set/describe-change.ts';
import type { Column } from '#lib/list/row-table.tsx';
import { TrailBox } from '#lib/list/trail-box.tsx';
import * as change from '#texts/change-sets.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/history.ts';
import { changeSetsQuery, type HistoryFilters } from './history-queries.ts';

function SetButtons({ set }: { set: ChangeSet }) {
  const [isOpen, setOpen] = useState(false);
  const undo = useUndoChange();
  const [what, at] = [describeKind(set.kind), formatDateTime(set.at)];
  const askAndUndo = async () => {
    if (await confirm(texts.askUndo(what, at), texts.undo)) {
      undo.mutate(set._id);
    }
  };
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={texts.rowsOf(what, at)} onClick={() => setOpen(true)}>
        {texts.showRows}
      </Button>
      {set.undoUntil === null ? null : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.undoOf(what, at)}
          title={texts.undoUntil(formatDay(set.undoUntil))}
          busy={undo.isPending}
          onClick={() => void askAndUndo()}
        >
          {texts.undo}
        </Button>
      )}
      {isOpen ? (
        <Dialog open onOpenChange={setOpen} title={texts.rowsOf(what, at)} size="lg">
          <OpenSet set={set} />
        </Dialog>
      ) : null}
    </>
  );
}

/** A change set as it is now: it may be under way. */
function OpenSet({ set }: { set: ChangeSet }) {
  const { data = set } = useQuery(changeSetQuery(usePlatform(), set._id));
  return (
    <>
      <CountList set={data} />
      <ChangeRows set={data} />
    </>
  );
}

const columns: readonly Column<ChangeSet>[] = [
  { head: texts.when, cell: ({ at }) => formatDateTime(at) },
  { head: texts.who, cell: ({ actorName }) => actorName ?? texts.unknownPerson },
  { head: texts.what, cell: ({ kind }) => describeKind(kind) },
  { head: texts.result, cell: (set) => `${change.states[set.state]}` },
  { head: texts.change, cell: (set) => <CountList set={set} />, breaks: true },
  { head: common.actions, cell: (set) => <SetButtons set={set} /> },
];

/** Bulk changes, newest first: their rows, and their undo. */
export function ChangeSetList({ filters }: { filters: HistoryFilters }) {
  const pages = useCursorPages(JSON.stringify(filters));
  const rows = useQuery(changeSetsQuery(usePlatform(), filters, pages.cursor));
  return <TrailBox title={texts.bulkChanges} none={texts.noBulkChanges} rows={rows} pages={pages} columns={columns} />;
}
