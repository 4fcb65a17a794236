import { KeepHtml, keptPart, type RouteHandle } from '@aaram/shared-platform';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { FloatingActions } from './floating-actions.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { SkipLink } from './skip-link.tsx';
// The footer's styles are in the document with the frame's.
import './site-footer.module.css';
import styles from './store-frame.module.css';

const footer = keptPart(async () => (await import(/* webpackChunkName: "footer" */ './site-footer.tsx')).SiteFooter);
const noProps = {};

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
      <KeepHtml part={footer} props={noProps} className={styles.footer} />
      <FloatingActions />
    </div>
  );
}
