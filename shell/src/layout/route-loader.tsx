import { useLocation, useNavigation } from '@aaram/shared-platform';
import { LogoLoader } from '@aaram/shared-ui/logo-loader';
import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useFocusOnNavigation, useScrollOnNavigation } from './use-page-change.ts';

/** How long the logo covers a change of page (specification §2, §9). */
export const ROUTE_LOADER_MS = 700;

/**
 * Whether back or forward was the visitor's last act: then so are the changes of page that follow from it, a guard's
 * redirect or a second back before the first has arrived. The router tells only afterwards, and of one change.
 */
function useIsPopping(onPop: () => void) {
  const isPopping = useRef(false);
  useEffect(() => {
    const gone = new AbortController();
    // Capturing, to be told before the router is.
    for (const act of ['popstate', 'pointerdown', 'keydown', 'click']) {
      const note = () => {
        isPopping.current = act === 'popstate';
        if (isPopping.current) {
          onPop();
        }
      };
      window.addEventListener(act, note, { capture: true, signal: gone.signal });
    }
    return () => gone.abort();
  }, [onPop]);
  return isPopping;
}

/**
 * Whether the loader shows: from the click that leads to another page for 700 ms, and no shorter than the page takes
 * to arrive. Not for the first page, nor back and forward (readings, Screens).
 */
function useCover(): boolean {
  const navigation = useNavigation();
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key });
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const isPopping = useIsPopping(useCallback(() => setStartedAt(null), []));
  const target = navigation.location?.pathname;

  useLayoutEffect(() => {
    if (target !== undefined && target !== shown.current.pathname && !isPopping.current) {
      setStartedAt((now) => now ?? Date.now());
    }
  }, [target, isPopping]);

  useLayoutEffect(() => {
    const last = shown.current;
    if (last.key === key) {
      return;
    }
    shown.current = { pathname, key };
    if (type === 'POP' || isPopping.current) {
      setStartedAt(null);
    } else if (last.pathname !== pathname) {
      setStartedAt((now) => now ?? Date.now());
    }
  }, [pathname, key, type, isPopping]);

  const isOnTheWay = navigation.state !== 'idle';
  useEffect(() => {
    if (startedAt === null || isOnTheWay) {
      return;
    }
    const timer = setTimeout(() => setStartedAt(null), Math.max(0, startedAt + ROUTE_LOADER_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [startedAt, isOnTheWay]);

  return startedAt !== null;
}

/** What happens around a change of page: the logo covers it, it starts at its top, and it is announced. */
export function RouteLoader() {
  const isCovered = useCover();
  useScrollOnNavigation();
  const title = useFocusOnNavigation();
  return (
    <>
      {/* A picture only: focus and screen readers go on to the page beneath. */}
      {isCovered ? <LogoLoader label="Loading" role="presentation" aria-hidden /> : null}
      <VisuallyHidden role="status">{title}</VisuallyHidden>
    </>
  );
}
