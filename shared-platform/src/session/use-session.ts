import { useSyncExternalStore } from 'react';
import { usePlatform } from '../host/platform-context.ts';
import { loggedOut, type SessionState } from './session-slice.ts';

export type Session = SessionState;

const noSubscription = () => () => {};

/** The current session. Server and first client render agree on logged out, so hydration never mismatches. */
export function useSession(): Session {
  const { store } = usePlatform();
  return useSyncExternalStore(
    store.subscribe,
    () => store.getState().session,
    () => loggedOut,
  );
}

/**
 * False on the server and during hydration, before anyone can tell who is logged in. Not a part of the session: it
 * changes with each first load, and would draw all that uses the session a second time.
 */
export const useIsSessionKnown = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
