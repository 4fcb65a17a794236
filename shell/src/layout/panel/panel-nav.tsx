import { adminPages, pages } from '@aaram/shared-domain/contract';
import { formatCount } from '@aaram/shared-domain/format';
import { findPanelEntry, type PanelEntry, panelEntries, panelToast, useMayLeave, useMaySee } from '@aaram/shared-panel';
import { Link, NavLink, useLogout } from '@aaram/shared-platform';
import {
  IconChart,
  IconClock,
  IconExchange,
  IconExternal,
  IconGift,
  IconGrid,
  IconImage,
  IconLayers,
  IconLogout,
  IconMail,
  IconMessage,
  IconPackage,
  IconPencil,
  IconPlus,
  IconSearch,
  IconShield,
  IconShirt,
  IconStarOutline,
  IconUpload,
  IconUser,
  IconWallet,
} from '@aaram/shared-ui/icon';
import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import * as common from '#texts/common.ts';
import * as texts from '#texts/panel.ts';
import styles from './panel-nav.module.css';
import { useWaiting } from './use-waiting.ts';

/** What stands for a page when the side bar is folded. */
const icons: Readonly<Record<string, typeof IconGrid>> = {
  [pages.adminProducts()]: IconShirt,
  [pages.adminAddProduct()]: IconPlus,
  [pages.adminOrders()]: IconPackage,
  [pages.adminBlogManager()]: IconPencil,
  [adminPages.payLinks()]: IconExternal,
  [pages.adminReturns()]: IconExchange,
  [adminPages.reviews()]: IconStarOutline,
  [adminPages.accounts()]: IconWallet,
  [adminPages.files()]: IconUpload,
  [adminPages.history()]: IconClock,
  [adminPages.media()]: IconImage,
  [adminPages.team()]: IconUser,
  [pages.adminGrievances()]: IconMessage,
  [adminPages.credits()]: IconGift,
  [adminPages.searchWords()]: IconSearch,
  [pages.adminSecurity()]: IconShield,
  [adminPages.listings()]: IconChart,
  [adminPages.outbox()]: IconMail,
  [adminPages.releases()]: IconLayers,
};

/** The name of the page at this address. */
export const namePanelPage = (path: string) => findPanelEntry(path)?.name ?? common.sellerPanel;

type EntryProps = { entry: PanelEntry; isCollapsed: boolean; count: number; onLeave: (() => void) | undefined };

/** A link to a page, with how many things wait there. */
function Entry({ entry: { name, path }, isCollapsed, count, onLeave }: EntryProps) {
  const Icon = icons[path] ?? IconGrid;
  return (
    <li>
      <NavLink to={path} title={isCollapsed ? name : undefined} className={styles.entry} onClick={onLeave}>
        <Icon size={17} />
        <span className={styles.text}>{name}</span>
        {count === 0 ? null : (
          <>
            {' '}
            <span className={`${styles.text} ${styles.count}`}>
              {formatCount(count)} <VisuallyHidden>{texts.waiting}</VisuallyHidden>
            </span>
          </>
        )}
      </NavLink>
    </li>
  );
}

type PanelNavProps = {
  isCollapsed?: boolean;
  /** URL of the store; set only when the panel runs alone. */
  storeUrl: string | undefined;
  onLeave?: (() => void) | undefined;
};

/**
 * The panel's pages, the specified ones first and the others below a line with what waits there, the link to the store,
 * and Logout (product-rules.md#panel-pages). Folded, each entry is an icon with its name as tooltip.
 */
export function PanelNav({ isCollapsed = false, storeUrl, onLeave }: PanelNavProps) {
  const logout = useLogout();
  const maySee = useMaySee();
  const mayLeave = useMayLeave();
  const counts = useWaiting();
  const tip = (label: string) => (isCollapsed ? label : undefined);
  const leave = async () => {
    onLeave?.();
    if (await mayLeave()) {
      await logout(() => panelToast.success(texts.loggedOut));
    }
  };
  return (
    <nav aria-label={common.sellerPanel} className={styles.nav} data-collapsed={isCollapsed || undefined}>
      {(['side', 'more'] as const).map((part) => (
        <ul key={part} className={styles[part]} aria-label={part === 'more' ? texts.morePages : undefined}>
          {panelEntries
            .filter((entry) => entry.link === part && maySee(entry))
            .map((entry) => (
              <Entry
                key={entry.path}
                entry={entry}
                isCollapsed={isCollapsed}
                count={counts[entry.path] ?? 0}
                onLeave={onLeave}
              />
            ))}
        </ul>
      ))}
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
