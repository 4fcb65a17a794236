import { categories } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { NavLink, useLogout, useSession } from '@aaram/shared-platform';
import { Drawer } from '@aaram/shared-ui/drawer';
import {
  IconBag,
  IconFile,
  IconGrid,
  IconHeart,
  IconHome,
  IconLogout,
  IconMoon,
  IconShirt,
  IconSun,
  IconUser,
} from '@aaram/shared-ui/icon';
import type { ReactNode } from 'react';
import { chooseTheme, useTheme } from '#layout/theme.ts';
import { resolveDashboard } from './account-links.ts';
import styles from './menu-drawer.module.css';

type MenuDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void };
type EntryProps = { to: string; icon?: ReactNode; onClick: () => void; children: ReactNode };

function Entry({ to, icon, onClick, children }: EntryProps) {
  return (
    <li>
      <NavLink to={to} end onClick={onClick} className={() => styles.entry}>
        {icon}
        {children}
      </NavLink>
    </li>
  );
}

/** Dashboard and Logout, or Login and Signup. */
function AccountEntries({ close }: { close: () => void }) {
  const session = useSession();
  const logout = useLogout();
  if (!session.isAuthenticated) {
    return (
      <>
        <Entry to={pages.login()} onClick={close} icon={<IconUser />}>
          Login
        </Entry>
        <Entry to={pages.signup()} onClick={close} icon={<IconUser />}>
          Signup
        </Entry>
      </>
    );
  }
  const leave = () => {
    close();
    void logout();
  };
  return (
    <>
      <Entry to={resolveDashboard(session).path} onClick={close} icon={<IconGrid />}>
        Dashboard
      </Entry>
      <li>
        <button type="button" className={styles.entry} onClick={leave}>
          <IconLogout />
          Logout
        </button>
      </li>
    </>
  );
}

function ThemeEntry() {
  const isDark = useTheme() === 'dark';
  return (
    <li>
      <button type="button" className={styles.entry} onClick={() => chooseTheme(isDark ? 'light' : 'dark')}>
        {isDark ? <IconSun /> : <IconMoon />}
        {isDark ? 'Light theme' : 'Dark theme'}
      </button>
    </li>
  );
}

/** The side drawer below 1024 px (product-rules.md#drawer). The page behind it does not scroll. */
export function MenuDrawer({ open, onOpenChange }: MenuDrawerProps) {
  const close = () => onOpenChange(false);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side="left" title="Menu">
      <nav aria-label="Menu">
        <ul className={styles.group}>
          <Entry to={pages.home()} onClick={close} icon={<IconHome />}>
            Home
          </Entry>
        </ul>
        <ul className={styles.categories} aria-label="Categories">
          {categories
            .filter(({ slug }) => slug !== 'customized')
            .map(({ slug, label }) => (
              <Entry key={slug} to={pages.category(slug)} onClick={close}>
                {label}
              </Entry>
            ))}
        </ul>
        <ul className={styles.group}>
          <Entry to={pages.category('customized')} onClick={close} icon={<IconShirt />}>
            Customized T-shirts
          </Entry>
          <Entry to={pages.wishlist()} onClick={close} icon={<IconHeart />}>
            Wishlist
          </Entry>
          <Entry to={pages.cart()} onClick={close} icon={<IconBag />}>
            Cart
          </Entry>
          <Entry to={pages.account()} onClick={close} icon={<IconUser />}>
            Profile
          </Entry>
          <Entry to={pages.blogs()} onClick={close} icon={<IconFile />}>
            Blogs
          </Entry>
        </ul>
        <ul className={styles.group}>
          <AccountEntries close={close} />
          <ThemeEntry />
        </ul>
      </nav>
    </Drawer>
  );
}
