import type { CartItem } from '@aaram/shared-domain/cart';
import type { LoginResult, Role } from '@aaram/shared-domain/identity';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/**
 * The session as it is stored under `auth-storage` (product-rules.md#session-record). Only the token gives access; the
 * rest is for display.
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

/** Whether the server has ended this session: the user can log in again without losing what they typed. */
export const isLapsed = ({ isAuthenticated, token }: SessionState) => isAuthenticated && token === null;

export const sessionActions = {
  loginStarted: createAction('session/loginStarted'),
  loginFailed: createAction('session/loginFailed'),
  loggedIn: createAction<LoginResult>('session/loggedIn'),
  loggedOutNow: createAction('session/loggedOutNow'),
  /** The server no longer accepts the token. The user stays known until they log in again or leave. */
  lapsed: createAction('session/lapsed'),
  cartReplaced: createAction<CartItem[]>('session/cartReplaced'),
  /** Another tab has changed the stored session. */
  restored: createAction<SessionState>('session/restored'),
};

/** Written without createSlice: its dependency immer is too large for a first load (docs/decisions/0013). */
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
