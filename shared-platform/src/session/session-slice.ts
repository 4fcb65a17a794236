import type { CartItem } from '@aaram/shared-domain/cart';
import type { LoginResult, Role } from '@aaram/shared-domain/identity';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/**
 * The session as it is kept under `auth-storage` (product-rules.md#session-record). Only the token counts; the rest is
 * display.
 */
export type SessionState = {
  isAuthenticated: boolean;
  token: string | null;
  role: Role | null;
  userId: string | null;
  isVerified: boolean;
  cart: CartItem[];
  loading: boolean;
};

export const loggedOut: SessionState = {
  isAuthenticated: false,
  token: null,
  role: null,
  userId: null,
  isVerified: false,
  cart: [],
  loading: false,
};

/** Whether somebody was here whom the server no longer knows: they may log in again without losing what they typed. */
export const isLapsed = ({ isAuthenticated, token }: SessionState) => isAuthenticated && token === null;

/** What can happen to a session. */
export const sessionActions = {
  loginStarted: createAction('session/loginStarted'),
  loginFailed: createAction('session/loginFailed'),
  loggedIn: createAction<LoginResult>('session/loggedIn'),
  loggedOutNow: createAction('session/loggedOutNow'),
  /** The server no longer takes the token. Who was here stays known until they log in again or leave. */
  lapsed: createAction('session/lapsed'),
  cartReplaced: createAction<CartItem[]>('session/cartReplaced'),
  /** Another tab, or the store at start, says what the session is. */
  restored: createAction<SessionState>('session/restored'),
};

/** Written without createSlice: its immer does not fit into a first load (docs/decisions/0013). */
export function sessionReducer(state: SessionState = loggedOut, action: UnknownAction): SessionState {
  if (sessionActions.loggedIn.match(action)) {
    const { token, user } = action.payload;
    return {
      isAuthenticated: true,
      token,
      role: user.role,
      userId: user.id,
      isVerified: user.isVerified,
      cart: [],
      loading: false,
    };
  }
  if (sessionActions.loggedOutNow.match(action)) {
    return loggedOut;
  }
  if (sessionActions.lapsed.match(action)) {
    return { ...state, token: null };
  }
  if (sessionActions.restored.match(action)) {
    return action.payload;
  }
  if (sessionActions.cartReplaced.match(action)) {
    return { ...state, cart: action.payload };
  }
  if (sessionActions.loginStarted.match(action) || sessionActions.loginFailed.match(action)) {
    return { ...state, loading: sessionActions.loginStarted.match(action) };
  }
  return state;
}
