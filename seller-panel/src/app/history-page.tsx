import { adminPages } from '@aaram/shared-domain/contract';
import { PanelBox, PanelPage, useMayWork } from '@aaram/shared-panel';
import { Link, useSearchParams } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { useState } from 'react';
import { RestoreDialog } from '#features/bulk/restore-dialog.tsx';
import { ChangeSetList } from '#features/history/change-set-list.tsx';
import { HistoryFilter } from '#features/history/history-filter.tsx';
import type { HistoryFilters } from '#features/history/history-queries.ts';
import { TrailList } from '#features/history/trail-list.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/history.ts';

/** Who changed what, before and after, and how to take it back (product-rules.md#trash-and-history). */
export function HistoryPage() {
  const [params, setParams] = useSearchParams();
  const mayWork = useMayWork();
  const [edit, setEdit] = useState<string>();
  const read = (name: string) => params.get(name) ?? '';
  const filters = { from: read('from'), until: read('until'), actor: read('actor'), subject: read('subject') };
  const apply = (next: HistoryFilters) =>
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), {
      replace: true,
      preventScrollReset: true,
    });
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
