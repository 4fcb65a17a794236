import { adminPages, pages } from '@aaram/shared-domain/contract';
import { panelToast, useMayLeave, useMayWork, workOfPage } from '@aaram/shared-panel';
import { Link, NavLink, useLogout } from '@aaram/shared-platform';
import {
  IconExternal,
  IconGrid,
  IconLogout,
  IconPackage,
  IconPencil,
  IconPlus,
  IconShirt,
} from '@aaram/shared-ui/icon';
import * as common from '#texts/common.ts';
import * as texts from '#texts/panel.ts';
import styles from './panel-nav.module.css';

/** The panel's pages (product-rules.md#panel-pages). */
const panelPages = [
  { label: common.dashboard, to: pages.adminDashboard(), Icon: IconGrid },
  { label: texts.allProducts, to: pages.adminProducts(), Icon: IconShirt },
  { label: texts.addProduct, to: pages.adminAddProduct(), Icon: IconPlus },
  { label: texts.allOrders, to: pages.adminOrders(), Icon: IconPackage },
  { label: texts.blogManager, to: pages.adminBlogManager(), Icon: IconPencil },
] as const;
/** Linked from the dashboard, not from the side bar. */
const furtherPages = [
  { label: texts.returns, to: pages.adminReturns() },
  { label: texts.reviews, to: adminPages.reviews() },
  { label: texts.complaints, to: pages.adminGrievances() },
  { label: texts.accounts, to: adminPages.accounts() },
  { label: texts.credits, to: adminPages.credits() },
  { label: texts.files, to: adminPages.files() },
  { label: texts.history, to: adminPages.history() },
  { label: texts.trash, to: adminPages.trash() },
  { label: texts.media, to: adminPages.media() },
  { label: texts.team, to: adminPages.team() },
  { label: texts.security, to: pages.adminSecurity() },
  { label: texts.releases, to: adminPages.releases() },
];

/** The name of the page at this address. */
export const namePanelPage = (path: string) =>
  [...panelPages, ...furtherPages].find(({ to }) => to === path)?.label ?? common.sellerPanel;

type PanelNavProps = {
  isCollapsed?: boolean;
  /** URL of the store; set only when the panel runs alone. */
  storeUrl: string | undefined;
  onLeave?: (() => void) | undefined;
};

/** The panel's pages, the link to the store, and Logout. Folded, each entry is an icon with its name as tooltip. */
export function PanelNav({ isCollapsed = false, storeUrl, onLeave }: PanelNavProps) {
  const logout = useLogout();
  const mayWork = useMayWork();
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
        {panelPages
          .filter(({ to }) => mayWork(workOfPage(to)))
          .map(({ label, to, Icon }) => (
            <li key={to}>
              <NavLink to={to} title={tip(label)} className={() => styles.entry} onClick={onLeave}>
                <Icon size={17} />
                <span className={styles.text}>{label}</span>
              </NavLink>
            </li>
          ))}
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
