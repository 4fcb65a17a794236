import { PanelPage } from '@aaram/shared-panel';
import { useSession } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { Releases } from '#features/release/releases.tsx';
import { ProofDialog } from '#lib/proof-dialog.tsx';
import * as texts from '#texts/releases.ts';

/** Which release of each part is live, and the buttons to change it: for admins. */
export function ReleasesPage() {
  const isAdmin = useSession().role === 'admin';
  return (
    <PanelPage title={texts.releases}>
      {isAdmin ? (
        <>
          <Releases />
          <ProofDialog />
        </>
      ) : (
        <EmptyState title={texts.thisPageIsForAdmins} />
      )}
    </PanelPage>
  );
}
