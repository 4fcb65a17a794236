import type { RouteHandle } from '@aaram/shared-platform';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { FloatingActions } from './floating-actions.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import styles from './store-frame.module.css';

type StoreFrameProps = { children: ReactNode };

const isNightPage = (handle: unknown) => (handle as RouteHandle | undefined)?.theme === 'night';

/** The store around a page: promises, header, footer and floating buttons. Glow pages are dark. */
export function StoreFrame({ children }: StoreFrameProps) {
  const isNight = useMatches().some((match) => isNightPage(match.handle));
  return (
    <div className={styles.frame}>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.main} data-theme={isNight ? 'night' : undefined}>
        {children}
      </main>
      <SiteFooter />
      <FloatingActions />
    </div>
  );
}
