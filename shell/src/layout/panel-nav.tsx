import { adminPages, pages } from '@aaram/shared-domain/contract';
import { findPanelPlace, panelPlaces, panelToast, useMayLeave, useMaySee } from '@aaram/shared-panel';
import { Link, NavLink, useLogout } from '@aaram/shared-platform';
import {
  IconExternal,
  IconGrid,
  IconImage,
  IconLogout,
  IconPackage,
  IconPencil,
  IconPlus,
  IconShirt,
} from '@aaram/shared-ui/icon';
import * as common from '#texts/common.ts';
import * as texts from '#texts/panel.ts';
import styles from './panel-nav.module.css';

/** What stands for a page when the side bar is folded. */
const icons: Readonly<Record<string, typeof IconGrid>> = {
  [pages.adminProducts()]: IconShirt,
  [pages.adminAddProduct()]: IconPlus,
  [pages.adminOrders()]: IconPackage,
  [pages.adminBlogManager()]: IconPencil,
  [adminPages.media()]: IconImage,
};

/** The name of the page at this address. */
export const namePanelPage = (path: string) => findPanelPlace(path)?.name ?? common.sellerPanel;

type PanelNavProps = {
  isCollapsed?: boolean;
  /** URL of the store; set only when the panel runs alone. */
  storeUrl: string | undefined;
  onLeave?: (() => void) | undefined;
};

/** The panel's pages, the link to the store, and Logout. Folded, each entry is an icon with its name as tooltip. */
export function PanelNav({ isCollapsed = false, storeUrl, onLeave }: PanelNavProps) {
  const logout = useLogout();
  const maySee = useMaySee();
  const mayLeave = useMayLeave();
  const tip = (label: string) => (isCollapsed ? label : undefined);
  const leave = async () => {
    onLeave?.();
    if (await mayLeave()) {
      await logout(() => panelToast.success(texts.loggedOut));
    }
  };
  return (
    <nav aria-label={common.sellerPanel} className={styles.nav} data-collapsed={isCollapsed || undefined}>
      <ul>
        {panelPlaces
          .filter((place) => place.link === 'side' && maySee(place))
          .map(({ name, path }) => {
            const Icon = icons[path] ?? IconGrid;
            return (
              <li key={path}>
                <NavLink to={path} title={tip(name)} className={() => styles.entry} onClick={onLeave}>
                  <Icon size={17} />
                  <span className={styles.text}>{name}</span>
                </NavLink>
              </li>
            );
          })}
      </ul>
      <ul className={styles.bottom}>
        <li>
          <Link to={storeUrl ?? pages.home()} title={tip(texts.viewStore)} className={styles.entry} onClick={onLeave}>
            <IconExternal size={17} />
            <span className={styles.text}>{texts.viewStore}</span>
          </Link>
        </li>
        <li>
          <button type="button" title={tip(common.logout)} className={styles.entry} onClick={leave}>
            <IconLogout size={17} />
            <span className={styles.text}>{common.logout}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
