import { mayWork } from '@aaram/shared-domain/team';
import { useOwnTeam, workOfPage } from '@aaram/shared-panel';
import { useLocation } from '@aaram/shared-platform';
import { IconChevronLeft, IconMenu } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/panel.ts';
import { HomeLink } from '../header/home-link.tsx';
import { useLeaveQuestion } from '../leave-question.ts';
import { OneStepPage } from '../message-pages/one-step-page.tsx';
import { OtherWorkPage } from '../message-pages/other-work-page.tsx';
import { UnverifiedPage } from '../message-pages/unverified-page.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';
import { SkipLink } from '../skip-link.tsx';
import { PanelFoot } from './panel-foot.tsx';
import styles from './panel-frame.module.css';
import { namePanelPage, PanelNav } from './panel-nav.tsx';
import { readCollapsed, subscribeCollapsed, toggleCollapsed } from './panel-state.ts';
import { usePanelSession } from './use-panel-session.ts';

// In the chunk of the store's menu, which is a drawer too: each chunk makes the first load larger.
const PanelDrawer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "menu-drawer" */ './panel-drawer.tsx')).PanelDrawer,
}));

type PanelFrameProps = {
  children: ReactNode;
  /** URL of the store; set only when the panel runs alone. */
  storeUrl?: string | undefined;
};

/** The top bar on phones: the menu and the page's name. A page places its own actions over the far end. */
function PanelBar({ storeUrl }: Pick<PanelFrameProps, 'storeUrl'>) {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <div className={styles.bar}>
      <IconButton label={texts.panelMenu} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        <IconMenu />
      </IconButton>
      <span className={styles.place}>{namePanelPage(pathname)}</span>
      {isWanted ? (
        <Suspense>
          <PanelDrawer open={isOpen} onOpenChange={setIsOpen} storeUrl={storeUrl} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** A page, unless it is for other people of the team; while that is not known for a seller, what stands for one. */
function OwnWork({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { isAsking, team } = useOwnTeam();
  if (isAsking) {
    return <PageSkeleton />;
  }
  return team === undefined || team.seller === null || mayWork(team.roles, workOfPage(pathname)) ? (
    children
  ) : (
    <OtherWorkPage team={team} />
  );
}

/** The back office around a page: a side bar that folds to its icons, a drawer on phones. */
export function PanelFrame({ children, storeUrl }: PanelFrameProps) {
  useLeaveQuestion();
  const { needsStep } = useOwnTeam();
  const session = usePanelSession();
  const state = session === 'works' && needsStep ? 'one-step' : session;
  const isCollapsed = useSyncExternalStore(subscribeCollapsed, readCollapsed, () => false);
  return (
    <div className={styles.frame} data-density="compact" data-collapsed={isCollapsed || undefined}>
      <SkipLink />
      <PanelBar storeUrl={storeUrl} />
      <aside className={styles.side} aria-label={common.sellerPanel}>
        <div className={styles.head}>
          <HomeLink compact />
          <IconButton
            label={isCollapsed ? texts.expandSidebar : texts.collapseSidebar}
            aria-expanded={!isCollapsed}
            className={styles.fold}
            onClick={toggleCollapsed}
          >
            <IconChevronLeft />
          </IconButton>
        </div>
        <p className={styles.label}>{common.sellerPanel}</p>
        <PanelNav isCollapsed={isCollapsed} storeUrl={storeUrl} />
        <div className={styles.foot}>
          <PanelFoot />
        </div>
      </aside>
      <main id="main" tabIndex={-1} className={styles.main}>
        {state === 'works' ? <OwnWork>{children}</OwnWork> : null}
        {state === 'one-step' ? <OneStepPage storeUrl={storeUrl} /> : null}
        {state === 'unverified' ? <UnverifiedPage storeUrl={storeUrl} /> : null}
      </main>
    </div>
  );
}
