import { useSyncExternalStore } from 'react';
import { usePlatform } from '../host/platform-context.ts';
import { loggedOut, type SessionState } from './session-slice.ts';

/** The session plus `isKnown`: false on the server and during hydration, before anyone can tell who is logged in. */
export type Session = SessionState & { isKnown: boolean };

const noSubscription = () => () => {};

/** The current session. Server and first client render agree on 'not known yet', so hydration never mismatches. */
export function useSession(): Session {
  const { store } = usePlatform();
  const session = useSyncExternalStore(
    store.subscribe,
    () => store.getState().session,
    () => loggedOut,
  );
  const isKnown = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  return { ...session, isKnown };
}
