import { configureStore } from '@reduxjs/toolkit';
import { type SessionState, sessionReducer } from '../session/session-slice.ts';

/** The page's store: who is here. Server data lives in the query cache, not here. */
export function createPlatformStore(session: SessionState) {
  return configureStore({
    reducer: { session: sessionReducer },
    preloadedState: { session },
    devTools: false,
    // The checks walk the whole state on each action and are no use to a slice this small.
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false, thunk: false }),
  });
}

export type PlatformStore = ReturnType<typeof createPlatformStore>;
