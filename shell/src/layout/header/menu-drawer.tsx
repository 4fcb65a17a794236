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
import * as common from '#texts/common.ts';
import * as texts from '#texts/menu-drawer.ts';
import { resolveDashboard } from './account-links.ts';
import styles from './menu-drawer.module.css';

type MenuDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void };
type EntryProps = { to: string; icon?: ReactNode; onClick: () => void; children: ReactNode };

function Entry({ to, icon, onClick, children }: EntryProps) {
  return (
    <li>
      <NavLink to={to} end onClick={onClick} className={styles.entry}>
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
          {common.login}
        </Entry>
        <Entry to={pages.signup()} onClick={close} icon={<IconUser />}>
          {common.signup}
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
        {common.dashboard}
      </Entry>
      <li>
        <button type="button" className={styles.entry} onClick={leave}>
          <IconLogout />
          {common.logout}
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
        {isDark ? texts.lightTheme : texts.darkTheme}
      </button>
    </li>
  );
}

/** The side drawer below 1024 px (product-rules.md#drawer). The page behind it does not scroll. */
export function MenuDrawer({ open, onOpenChange }: MenuDrawerProps) {
  const close = () => onOpenChange(false);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side="left" title={common.menu}>
      <nav aria-label={common.menu}>
        <ul className={styles.group}>
          <Entry to={pages.home()} onClick={close} icon={<IconHome />}>
            {common.home}
          </Entry>
        </ul>
        <ul className={styles.categories} aria-label={common.categories}>
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
            {common.customizedTShirts}
          </Entry>
          <Entry to={pages.wishlist()} onClick={close} icon={<IconHeart />}>
            {common.wishlist}
          </Entry>
          <Entry to={pages.cart()} onClick={close} icon={<IconBag />}>
            {common.cart}
          </Entry>
          <Entry to={pages.account()} onClick={close} icon={<IconUser />}>
            {texts.profile}
          </Entry>
          <Entry to={pages.blogs()} onClick={close} icon={<IconFile />}>
            {common.blogs}
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
