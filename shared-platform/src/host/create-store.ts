import { combineReducers, legacy_createStore } from '@reduxjs/toolkit';
import { type SessionState, sessionReducer } from '../session/session-slice.ts';

/**
 * The page's store, which has the session. Server data is in the query cache. Made without `configureStore`, which
 * would put every product page over its budget: docs/decisions/0013.
 */
export function createPlatformStore(session: SessionState) {
  return legacy_createStore(combineReducers({ session: sessionReducer }), { session });
}

export type PlatformStore = ReturnType<typeof createPlatformStore>;
