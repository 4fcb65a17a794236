import { combineReducers, legacy_createStore } from '@reduxjs/toolkit';
import { type SessionState, sessionReducer } from '../session/session-slice.ts';

/**
 * The page's store: who is here. Server data lives in the query cache, not here. Made without `configureStore`: for one
 * slice without thunks, middleware and dev tools it is 0.7 KB of every first load.
 */
export function createPlatformStore(session: SessionState) {
  return legacy_createStore(combineReducers({ session: sessionReducer }), { session });
}

export type PlatformStore = ReturnType<typeof createPlatformStore>;
