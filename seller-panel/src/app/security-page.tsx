import { PanelPage } from '@aaram/shared-panel';
import { useSession } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { Accesses, BrowserReports, Changes } from '#features/security/trails.tsx';

/** Refusals by browsers, logins and reads of data, and changes: for admins. */
export function SecurityPage() {
  const isAdmin = useSession().role === 'admin';
  return (
    <PanelPage title="Security">
      {isAdmin ? (
        <>
          <BrowserReports />
          <Accesses />
          <Changes />
        </>
      ) : (
        <EmptyState title="This page is for admins." />
      )}
    </PanelPage>
  );
}
