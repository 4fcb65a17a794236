import type { Role } from '@aaram/shared-domain/identity';
import { isLapsed, loggedOut, type SessionState } from './session-slice.ts';

/** The key of the session in local storage (product-rules.md#session-record). */
export const SESSION_KEY = 'auth-storage';

const isRole = (value: unknown): value is Role => value === 'user' || value === 'seller' || value === 'admin';

/** Reads a stored session; damaged or incomplete data counts as logged out. */
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

/** Reads the session of this browser; logged out when storage is refused. */
export function loadSession(): SessionState {
  try {
    return parseSession(localStorage.getItem(SESSION_KEY));
  } catch {
    return loggedOut;
  }
}

const PROBE = 'storage-probe';

/** Whether this browser stores nothing for the store: a login then ends with the next document. */
export function isStorageRefused(): boolean {
  try {
    localStorage.setItem(PROBE, '');
    localStorage.removeItem(PROBE);
    return false;
  } catch {
    return true;
  }
}

/** Stores the session as one plain JSON object. If storage is full or refused, the next visit is logged out. */
export function saveSession(session: SessionState): void {
  // The next login stores a new one. Other tabs notice the end themselves and keep what was typed there.
  if (isLapsed(session)) {
    return;
  }
  try {
    localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  } catch {
    // Nothing to do: the session continues in this tab.
  }
}
