import type { AddCartInput } from '@aaram/shared-domain/cart';
import { pages } from '@aaram/shared-domain/contract';
import { useLocation, useNavigate } from 'react-router-dom';
import { alert } from '../notify/dialogs.ts';

/**
 * What a visitor wanted to do when login was required; done right after login (product-rules.md#login-comes-between).
 */
export type Intent = { kind: 'add-to-cart'; input: AddCartInput } | { kind: 'add-to-wishlist'; productId: string };

/** `owner` is the account that was on the page when its session ended; nobody's for a visitor. */
type Remembered = { from: string; intent?: Intent | undefined; owner?: string | null | undefined };
const KEY = 'after-login';

/** True from a pressed Logout to the login page: the page that is left is not one to return to. */
let isLeaving = false;

/** Remembers for this tab the page to return to and what to finish there. */
export function rememberPage(remembered: Remembered): void {
  if (isLeaving) {
    return;
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // Without storage the visitor lands on the dashboard instead.
  }
}

/** Forgets the page, because somebody logs out on purpose (product-rules.md#landing-after-login). */
export function forgetPage(): void {
  isLeaving = true;
  takeRemembered();
}

/** The login page has come: who is turned away from now on comes back. */
export function endLeaving(): void {
  isLeaving = false;
}

/** Returns what was remembered and forgets it; accepts only addresses of this site. */
export function takeRemembered(): Remembered | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const value: Remembered | null = JSON.parse(stored ?? 'null');
    return value && /^\/(?![/\\])/.test(value.from) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sends a visitor to log in: shows `message` in the alert dialog, remembers page and intent, then goes to /login
 * (product-rules.md#choosing-a-size, product-rules.md#wishlist-texts).
 */
export function useRequireLogin(): (message: string, intent?: Intent) => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async (message, intent) => {
    rememberPage({ from: `${pathname}${search}`, intent });
    await alert(message);
    await navigate(pages.login());
  };
}
