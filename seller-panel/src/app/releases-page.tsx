import { PanelPage } from '@aaram/shared-panel';
import { useSession } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { Releases } from '#features/release/releases.tsx';
import { ProofDialog } from '#lib/proof-dialog.tsx';
import * as common from '#texts/common.ts';

/** Which release of each part is live, and the buttons to change it: for admins. */
export function ReleasesPage() {
  const isAdmin = useSession().role === 'admin';
  return (
    <PanelPage title={common.releases}>
      {isAdmin ? (
        <>
          <Releases />
          <ProofDialog />
        </>
      ) : (
        <EmptyState title={common.forAdmins} />
      )}
    </PanelPage>
  );
}
