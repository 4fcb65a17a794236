import { useLocation } from '@aaram/shared-platform';
import { LogoLoader } from '@aaram/shared-ui/logo-loader';
import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import * as texts from '#texts/layout.ts';
import { isLastActAStep } from './history-steps.ts';
import { useNavigationNow } from './navigation-now.ts';
import { useFocusOnNavigation, useScrollOnNavigation } from './use-page-change.ts';

/** How long the logo covers a change of page (product-rules.md#page-change). */
export const ROUTE_LOADER_MS = 700;

/**
 * Whether the loader shows: for 700 ms from the click that leads to another page, or longer until that page has
 * arrived. Not for the first page, nor back and forward (product-rules.md#page-change).
 */
function useCover(): boolean {
  const { target, key: latest } = useNavigationNow();
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key });
  const [startedAt, setStartedAt] = useState<number | null>(null);

  useLayoutEffect(() => {
    if (target !== undefined && target !== shown.current.pathname && !isLastActAStep()) {
      setStartedAt((now) => now ?? Date.now());
    }
  }, [target]);

  useLayoutEffect(() => {
    const last = shown.current;
    if (last.key === key) {
      return;
    }
    shown.current = { pathname, key };
    if (type === 'POP' || isLastActAStep()) {
      setStartedAt(null);
    } else if (last.pathname !== pathname) {
      setStartedAt((now) => now ?? Date.now());
    }
  }, [pathname, key, type]);

  // The router is there before its page is drawn.
  const isOnTheWay = target !== undefined || (latest !== undefined && latest !== key);
  useEffect(() => {
    if (startedAt === null || isOnTheWay) {
      return;
    }
    const timer = setTimeout(() => setStartedAt(null), Math.max(0, startedAt + ROUTE_LOADER_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [startedAt, isOnTheWay]);

  // Back or forward hides the loader at once: the router renders when such a step begins.
  return startedAt !== null && !isLastActAStep();
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
