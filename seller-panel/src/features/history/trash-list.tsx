import type { RemovedProduct } from '@aaram/shared-domain/change-set';
import { formatDateTime, formatDay } from '@aaram/shared-domain/format';
import { useCursorPages } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import type { Column } from '#lib/list/row-table.tsx';
import { TrailBox } from '#lib/list/trail-box.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/history.ts';
import { trashQuery, useRestoreProduct } from './history-queries.ts';

function RestoreButton({ product }: { product: RemovedProduct }) {
  const restore = useRestoreProduct();
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={texts.restoreNamed(product.name)}
      busy={restore.isPending}
      onClick={() => restore.mutate(product._id)}
    >
      {texts.restore}
    </Button>
  );
}

const columns: readonly Column<RemovedProduct>[] = [
  { head: texts.product, cell: ({ name }) => name, breaks: true },
  { head: texts.removed, cell: ({ removedAt }) => formatDateTime(removedAt) },
  { head: texts.by, cell: ({ removedBy }) => removedBy ?? texts.unknownPerson },
  { head: texts.restoreUntil, cell: ({ until }) => formatDay(until) },
  { head: common.actions, cell: (product) => <RestoreButton product={product} /> },
];

/** Products that were removed in the last 30 days, each with a way back. */
export function TrashList() {
  const pages = useCursorPages('trash');
  const rows = useQuery(trashQuery(usePlatform(), pages.cursor));
  return <TrailBox title={common.trash} none={texts.emptyTrash} rows={rows} pages={pages} columns={columns} />;
}
