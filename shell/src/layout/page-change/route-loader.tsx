import { useLocation } from '@aaram/shared-platform';
import { LogoLoader } from '@aaram/shared-ui/logo-loader';
import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import { useEffect, useSyncExternalStore } from 'react';
import * as texts from '#texts/layout.ts';
import { getCover, subscribeToCover, uncover } from './page-cover.ts';
import { useFocusOnNavigation, useScrollOnNavigation } from './use-page-change.ts';

/** How long the logo covers a change of page (product-rules.md#page-change). */
export const ROUTE_LOADER_MS = 700;

/**
 * Whether the loader shows: for 700 ms from the click that leads to another page, or longer until that page is drawn. Not
 * for the first page, nor back and forward (product-rules.md#page-change).
 */
function useCover(): boolean {
  const { since, isOnTheWay, key: latest } = useSyncExternalStore(subscribeToCover, getCover, getCover);
  const { key } = useLocation();
  // The router is there before its page is drawn.
  const isDrawn = !isOnTheWay && key === latest;
  useEffect(() => {
    if (since === null || !isDrawn) {
      return;
    }
    const timer = setTimeout(uncover, Math.max(0, since + ROUTE_LOADER_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [since, isDrawn]);
  return since !== null;
}

/** What happens at a change of page: the logo covers it, scroll and focus are set, and the title is announced. */
export function RouteLoader() {
  const isCovered = useCover();
  useScrollOnNavigation();
  const title = useFocusOnNavigation();
  return (
    <>
      {/* Only visual: focus and screen readers use the page beneath. */}
      {isCovered ? <LogoLoader label={texts.loading} role="presentation" aria-hidden /> : null}
      <VisuallyHidden role="status">{title}</VisuallyHidden>
    </>
  );
}
