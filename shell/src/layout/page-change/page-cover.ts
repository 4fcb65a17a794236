import type { createBrowserRouter } from 'react-router-dom';
import { isLastActAStep } from './history-steps.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
/** When a change of page began, ms; null for none. Whether the router still is on its way, and the key of where it is. */
type Cover = { since: number | null; isOnTheWay: boolean; key: string | undefined };

let cover: Cover = { since: null, isOnTheWay: false, key: undefined };
/** The loader, which is on every page once. */
let tell = () => {};

export const getCover = () => cover;

export function subscribeToCover(listener: () => void) {
  tell = listener;
  return () => {
    tell = () => {};
  };
}

export function uncover() {
  cover = { ...cover, since: null };
  tell();
}

/**
 * Follows the router itself: its hooks tell of a change of page as a part of drawing the next one, which on a slow phone
 * is a second after the click. Call it once the router is made.
 */
export function followNavigation({ state, subscribe }: Router): void {
  let shown = state.location;
  cover = { since: null, isOnTheWay: false, key: shown.key };
  subscribe(({ navigation, location, historyAction }) => {
    const to = navigation.location ?? location;
    let { since } = cover;
    if (isLastActAStep() || (location.key !== shown.key && historyAction === 'POP')) {
      since = null;
    } else if (to.pathname !== shown.pathname) {
      since ??= Date.now();
    }
    shown = location;
    cover = { since, isOnTheWay: navigation.state !== 'idle', key: location.key };
    tell();
  });
}
