import type { CartItem } from '@aaram/shared-domain/cart';
import type { LoginResult, Role } from '@aaram/shared-domain/identity';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The session as it is kept under `auth-storage` (specification §3). Only the token counts; the rest is display. */
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

const slice = createSlice({
  name: 'session',
  initialState: loggedOut,
  reducers: {
    loginStarted: (state) => {
      state.loading = true;
    },
    loginFailed: (state) => {
      state.loading = false;
    },
    loggedIn: (_state, { payload }: PayloadAction<LoginResult>): SessionState => ({
      isAuthenticated: true,
      token: payload.token,
      role: payload.user.role,
      userId: payload.user.id,
      isVerified: payload.user.isVerified,
      cart: [],
      loading: false,
    }),
    loggedOutNow: (): SessionState => loggedOut,
    cartReplaced: (state, { payload }: PayloadAction<CartItem[]>) => {
      state.cart = payload;
    },
    /** Another tab, or the store at start, says what the session is. */
    restored: (_state, { payload }: PayloadAction<SessionState>): SessionState => payload,
  },
});

export const sessionActions = slice.actions;
export const sessionReducer = slice.reducer;
