import { adminPages } from '@aaram/shared-domain/contract';
import { PanelPage } from '@aaram/shared-panel';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { TrashList } from '#features/history/trash-list.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/history.ts';

/** Products that were removed, for 30 days (product-rules.md#trash-and-history). */
export function TrashPage() {
  return (
    <PanelPage
      title={common.trash}
      actions={
        <ButtonLink as={Link} to={adminPages.history()} variant="secondary">
          {texts.openHistory}
        </ButtonLink>
      }
    >
      <TrashList />
    </PanelPage>
  );
}
