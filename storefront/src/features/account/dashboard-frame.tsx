import { pages } from '@aaram/shared-domain/contract';
import { formatMonth } from '@aaram/shared-domain/format';
import { isPanelRole } from '@aaram/shared-domain/identity';
import { Link, useLogout, useSession } from '@aaram/shared-platform';
import {
  IconBell,
  IconFile,
  IconLogout,
  IconMapPin,
  IconPackage,
  IconShield,
  IconStore,
  IconUser,
  IconWallet,
} from '@aaram/shared-ui/icon';
import { Container } from '@aaram/shared-ui/page-frame';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/account.ts';
import * as common from '#texts/common.ts';
import { messages } from '#texts/messages.ts';
import styles from './dashboard.module.css';
import { useProfile } from './use-profile.ts';

export const dashboardTabs = [
  { id: 'profile', label: texts.myProfile, Icon: IconUser },
  { id: 'addresses', label: texts.myAddresses, Icon: IconMapPin },
  { id: 'myorders', label: common.myOrders, Icon: IconPackage },
  { id: 'credits', label: texts.myCredits, Icon: IconWallet },
  { id: 'messages', label: messages, Icon: IconBell },
  { id: 'security', label: texts.security, Icon: IconShield },
  { id: 'mydata', label: texts.myData, Icon: IconFile },
] as const;
export type DashboardTab = (typeof dashboardTabs)[number]['id'];

/** The tab of that name; the profile for any other name. */
export const readTab = (name: unknown): DashboardTab => dashboardTabs.find(({ id }) => id === name)?.id ?? 'profile';

/** How much of the tab before the chosen one shows where tabs scroll: enough to say that there is one. */
const BEFORE_PX = 96;

type DashboardFrameProps = { tab: DashboardTab; children: ReactNode };

/** The dashboard's side list and the chosen tab's heading. Tabs are URLs, so bookmarks and back work. */
export function DashboardFrame({ tab, children }: DashboardFrameProps) {
  const current = dashboardTabs.find(({ id }) => id === tab);
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the list scrolls sideways, to each new tab
  useEffect(() => {
    const show = () => {
      const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
      nav.current?.scrollTo?.({ left: (link?.offsetLeft ?? 0) - BEFORE_PX });
    };
    show();
    // The names of the tabs before it get another width with their font.
    void document.fonts?.ready.then(show);
  }, [tab]);
  return (
    <Container className={styles.page}>
      <aside className={styles.side}>
        <Person />
        <nav ref={nav} aria-label={common.myAccount} className={styles.nav}>
          {dashboardTabs.map(({ id, label, Icon }) => (
            <Link key={id} to={pages.account(id)} aria-current={id === tab ? 'page' : undefined} preventScrollReset>
              <Icon />
              {label}
            </Link>
          ))}
          <PanelLink />
          <LogoutButton />
        </nav>
      </aside>
      <section className={styles.content} aria-labelledby="dashboard-title">
        <h1 id="dashboard-title">{current?.label}</h1>
        {children}
      </section>
    </Container>
  );
}

function Person() {
  const { data: profile, isError } = useProfile();
  if (!profile) {
    return isError ? null : (
      <div className={styles.person}>
        <Skeleton shape="circle" className={styles.faceComing} />
        <Skeleton shape="text" lines={2} className={styles.nameComing} />
      </div>
    );
  }
  const initials = profile.name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => [...part][0] ?? '')
    .join('');
  return (
    <div className={styles.person}>
      <span className={styles.avatar} aria-hidden>
        {initials.toUpperCase()}
      </span>
      <div>
        <p className={styles.name}>{profile.name}</p>
        <p className={styles.since}>{texts.joinedIn(formatMonth(profile.createdAt))}</p>
      </div>
    </div>
  );
}

/** Link to the back office for sellers and admins. */
function PanelLink() {
  const { role } = useSession();
  return isPanelRole(role) ? (
    <Link to={pages.adminDashboard()} className={styles.panel}>
      <IconStore />
      {texts.sellerPanel}
    </Link>
  ) : null;
}

function LogoutButton() {
  const logout = useLogout();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <button
      type="button"
      aria-disabled={isLeaving || undefined}
      onClick={() => {
        if (!isLeaving) {
          setLeaving(true);
          void logout();
        }
      }}
    >
      <IconLogout />
      {texts.logout}
    </button>
  );
}
