import { pages } from '@aaram/shared-domain/contract';
import { Link, useLogout, useSession } from '@aaram/shared-platform';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { resolveDashboard } from './account-links.ts';
import styles from './site-header.module.css';

/** Login and Signup, or the own dashboard and Logout. Its room is fixed, so that nothing moves when the session is known. */
export function AccountActions() {
  const session = useSession();
  const logout = useLogout();
  const dashboard = resolveDashboard(session);
  if (!session.isAuthenticated) {
    return (
      <div className={styles.account}>
        <ButtonLink as={Link} to={pages.login()} variant="ghost" size="sm">
          Login
        </ButtonLink>
        <ButtonLink as={Link} to={pages.signup()} size="sm">
          Signup
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.account}>
      <ButtonLink as={Link} to={dashboard.path} variant="ghost" size="sm">
        {dashboard.label}
      </ButtonLink>
      <Button variant="secondary" size="sm" onClick={() => void logout()}>
        Logout
      </Button>
    </div>
  );
}

/** The same doors as words in the line above everything, below 1024 px. Keys: what replaces them has not moved. */
export function AccountWords({ className }: { className: string | undefined }) {
  const session = useSession();
  const logout = useLogout();
  const dashboard = resolveDashboard(session);
  return session.isAuthenticated ? (
    <div key="in" className={className}>
      <Link to={dashboard.path}>{dashboard.label}</Link>
      <button type="button" onClick={() => void logout()}>
        Logout
      </button>
    </div>
  ) : (
    <div key="out" className={className}>
      <Link to={pages.login()}>Login</Link>
      <Link to={pages.signup()}>Signup</Link>
    </div>
  );
}
