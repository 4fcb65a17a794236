import { adminPages } from '@aaram/shared-domain/contract';
import { PanelPage } from '@aaram/shared-panel';
import { Link, useSession } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { PeopleBox } from '#features/security/people-box.tsx';
import { Accesses, BrowserReports, Changes } from '#features/security/trails.tsx';
import * as common from '#texts/common.ts';

/** Refusals by browsers, logins and reads of data, and changes: for admins. */
export function SecurityPage() {
  const isAdmin = useSession().role === 'admin';
  return (
    <PanelPage
      title={common.security}
      actions={
        isAdmin ? (
          <ButtonLink as={Link} to={adminPages.releases()} variant="secondary">
            {common.releases}
          </ButtonLink>
        ) : null
      }
    >
      {isAdmin ? (
        <>
          <PeopleBox />
          <BrowserReports />
          <Accesses />
          <Changes />
        </>
      ) : (
        <EmptyState title={common.forAdmins} />
      )}
    </PanelPage>
  );
}
