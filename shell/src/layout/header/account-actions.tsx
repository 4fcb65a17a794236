import { pages } from '@aaram/shared-domain/contract';
import { Link, useLogout, useSession } from '@aaram/shared-platform';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { IconUser } from '@aaram/shared-ui/icon';
import { IconButtonLink } from '@aaram/shared-ui/icon-button';
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

/** The same door as one icon, for phones. */
export function AccountIcon() {
  const session = useSession();
  const dashboard = resolveDashboard(session);
  const target = session.isAuthenticated ? dashboard : { label: 'Login', path: pages.login() };
  return (
    <IconButtonLink as={Link} to={target.path} label={target.label} className={styles.narrow}>
      <IconUser />
    </IconButtonLink>
  );
}
