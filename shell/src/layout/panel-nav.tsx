import { adminPages, pages } from '@aaram/shared-domain/contract';
import { panelToast, useMayLeave } from '@aaram/shared-panel';
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
import styles from './panel-nav.module.css';

/** The panel's pages (product-rules.md#panel-pages). */
const panelPages = [
  { label: 'Dashboard', to: pages.adminDashboard(), Icon: IconGrid },
  { label: 'All Products', to: pages.adminProducts(), Icon: IconShirt },
  { label: 'Add Product', to: pages.adminAddProduct(), Icon: IconPlus },
  { label: 'All Orders', to: pages.adminOrders(), Icon: IconPackage },
  { label: 'Blog Manager', to: pages.adminBlogManager(), Icon: IconPencil },
] as const;
/** Linked from the dashboard, not from the side bar. */
const furtherPages = [
  { label: 'Returns', to: pages.adminReturns() },
  { label: 'Complaints', to: pages.adminGrievances() },
  { label: 'Security', to: pages.adminSecurity() },
  { label: 'Releases', to: adminPages.releases() },
];

/** The name of the page at this address. */
export const namePanelPage = (path: string) =>
  [...panelPages, ...furtherPages].find(({ to }) => to === path)?.label ?? 'Seller Panel';

type PanelNavProps = {
  isCollapsed?: boolean;
  /** URL of the store; set only when the panel runs alone. */
  storeUrl: string | undefined;
  onLeave?: (() => void) | undefined;
};

/** The panel's pages, the link to the store, and Logout. Folded, each entry is an icon with its name as tooltip. */
export function PanelNav({ isCollapsed = false, storeUrl, onLeave }: PanelNavProps) {
  const logout = useLogout();
  const mayLeave = useMayLeave();
  const tip = (label: string) => (isCollapsed ? label : undefined);
  const leave = async () => {
    onLeave?.();
    if (await mayLeave()) {
      await logout(() => panelToast.success('Logged out successfully!'));
    }
  };
  return (
    <nav aria-label="Seller Panel" className={styles.nav} data-collapsed={isCollapsed || undefined}>
      <ul>
        {panelPages.map(({ label, to, Icon }) => (
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
          <Link to={storeUrl ?? pages.home()} title={tip('View store')} className={styles.entry} onClick={onLeave}>
            <IconExternal size={17} />
            <span className={styles.text}>View store</span>
          </Link>
        </li>
        <li>
          <button type="button" title={tip('Logout')} className={styles.entry} onClick={leave}>
            <IconLogout size={17} />
            <span className={styles.text}>Logout</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
