import { adminPages } from '@aaram/shared-domain/contract';
import { PanelBox, PanelPage, useMayWork } from '@aaram/shared-panel';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { useState } from 'react';
import { RestoreDialog } from '#features/bulk/restore-dialog.tsx';
import { ChangeSetList } from '#features/history/change-set-list.tsx';
import { HistoryFilter } from '#features/history/history-filter.tsx';
import type { HistoryFilters } from '#features/history/history-queries.ts';
import { TrailList } from '#features/history/trail-list.tsx';
import type { FilterKind } from '#lib/list/list-address.ts';
import { useSharedFilters } from '#lib/list/use-list-page.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/history.ts';

const kinds: Record<keyof HistoryFilters, FilterKind> = { from: 'day', until: 'day', actor: 'text', subject: 'text' };

/** Who changed what, before and after, and how to take it back (product-rules.md#trash-and-history). */
export function HistoryPage() {
  const { filters, apply } = useSharedFilters(kinds);
  const mayWork = useMayWork();
  const [edit, setEdit] = useState<string>();
  return (
    <PanelPage
      title={common.history}
      actions={
        mayWork('catalogue') ? (
          <ButtonLink as={Link} to={adminPages.trash()} variant="secondary">
            {texts.openTrash}
          </ButtonLink>
        ) : null
      }
    >
      <PanelBox>
        <HistoryFilter key={JSON.stringify(filters)} filters={filters} seesOthers={mayWork('owner')} onApply={apply} />
      </PanelBox>
      {mayWork('catalogue') || mayWork('orders') ? <ChangeSetList filters={filters} /> : null}
      <TrailList filters={filters} onRestore={setEdit} />
      {edit === undefined ? null : <RestoreDialog key={edit} edit={edit} onClose={() => setEdit(undefined)} />}
    </PanelPage>
  );
}
