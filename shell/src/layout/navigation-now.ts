import { useSyncExternalStore } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
/** Where the router leads to, and the key of the entry where it is. */
type NavigationNow = { target: string | undefined; key: string | undefined };

const nothing: NavigationNow = { target: undefined, key: undefined };
let now = nothing;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Call it once the router is made. */
export function followNavigation(router: Router): void {
  const update = () => {
    const { navigation, location } = router.state;
    if (now.target !== navigation.location?.pathname || now.key !== location.key) {
      now = { target: navigation.location?.pathname, key: location.key };
      for (const listener of listeners) {
        listener();
      }
    }
  };
  update();
  router.subscribe(update);
}

/**
 * What the router does at this moment. Its own hooks tell it as a part of drawing the next page, which on a slow phone is
 * a second after the click.
 */
export const useNavigationNow = (): NavigationNow =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => nothing,
  );
