import { adminPages } from '@aaram/shared-domain/contract';
import { PanelPage } from '@aaram/shared-panel';
import { Link, useSession } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { Accesses, BrowserReports, Changes } from '#features/security/trails.tsx';

/** Refusals by browsers, logins and reads of data, and changes: for admins. */
export function SecurityPage() {
  const isAdmin = useSession().role === 'admin';
  return (
    <PanelPage
      title="Security"
      actions={
        isAdmin ? (
          <ButtonLink as={Link} to={adminPages.releases()} variant="secondary">
            Releases
          </ButtonLink>
        ) : null
      }
    >
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
