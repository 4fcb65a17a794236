import { pages } from '@aaram/shared-domain/contract';
import { Link, useLogout, useSession } from '@aaram/shared-platform';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import * as texts from '#texts/common.ts';
import { resolveDashboard } from './account-links.ts';

/**
 * Login and Signup, or the dashboard and Logout: beside the icons on wide screens, in the announcement bar on others.
 * The keys make React replace these elements when the session is known; moved ones would count as a layout shift.
 */
export function AccountActions({ className }: { className: string | undefined }) {
  const session = useSession();
  const logout = useLogout();
  const dashboard = resolveDashboard(session);
  if (!session.isAuthenticated) {
    return (
      <div key="out" className={className}>
        <ButtonLink as={Link} to={pages.login()} variant="ghost" size="sm">
          {texts.login}
        </ButtonLink>
        <ButtonLink as={Link} to={pages.signup()} size="sm">
          {texts.signup}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div key="in" className={className}>
      <ButtonLink as={Link} to={dashboard.path} variant="ghost" size="sm">
        {dashboard.label}
      </ButtonLink>
      <Button variant="secondary" size="sm" onClick={() => void logout()}>
        {texts.logout}
      </Button>
    </div>
  );
}
