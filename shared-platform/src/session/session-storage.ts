import { isPanelRole, type Role } from '@aaram/shared-domain/identity';
import { isLapsed, loggedOut, type SessionState } from './session-slice.ts';

/** Where the session is kept (product-rules.md#session-record). */
export const SESSION_KEY = 'auth-storage';

const isRole = (value: unknown): value is Role => value === 'user' || isPanelRole(value as Role);

/** Reads a stored session; anything damaged or half-written counts as logged out. */
export function parseSession(stored: string | null): SessionState {
  try {
    const value: Partial<SessionState> | null = JSON.parse(stored ?? 'null');
    if (value?.isAuthenticated !== true || typeof value.token !== 'string' || typeof value.userId !== 'string') {
      return loggedOut;
    }
    return {
      isAuthenticated: true,
      token: value.token,
      userId: value.userId,
      role: isRole(value.role) ? value.role : 'user',
      isVerified: value.isVerified === true,
      cart: Array.isArray(value.cart) ? value.cart : [],
      loading: false,
    };
  } catch {
    return loggedOut;
  }
}

/** Reads the session of this browser; logged out where storage is refused. */
export function loadSession(): SessionState {
  try {
    return parseSession(localStorage.getItem(SESSION_KEY));
  } catch {
    return loggedOut;
  }
}

/** Writes the session as one plain JSON object. A full or refused storage only costs the next visit. */
export function saveSession(session: SessionState): void {
  // Whoever logs in again writes it anew; other tabs find out for themselves and keep what was typed there.
  if (isLapsed(session)) {
    return;
  }
  try {
    localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  } catch {
    // Nothing to do: the session goes on in this tab.
  }
}
