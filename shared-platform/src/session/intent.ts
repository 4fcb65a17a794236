import { pages } from '@aaram/shared-domain/contract';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DraftDesign } from '../designs/draft-design.ts';
import { alert } from '../notify/dialogs.ts';
import type { Intent, Remembered } from './remembered.ts';

export type { Intent } from './remembered.ts';

const KEY = 'after-login';

/** What session storage did not take: it lives as long as the page is not loaded again. */
let latest: Remembered | undefined;

/** True from a pressed Logout to the login page: the page that is left is not one to return to. */
let isLeaving = false;

/** Remembers for this tab the page to return to and what to finish there. Answers whether that outlives a reload. */
export function rememberPage(remembered: Remembered): boolean {
  if (isLeaving) {
    return false;
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(remembered));
    latest = undefined;
    return true;
  } catch {
    latest = remembered;
    return false;
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

function takeStored(): Remembered | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const value: Remembered | null = JSON.parse(stored ?? 'null');
    return value ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns what was remembered and forgets it; accepts only addresses of this site. */
export function takeRemembered(): Remembered | undefined {
  const value = takeStored() ?? latest;
  latest = undefined;
  return value && /^\/(?![/\\])/.test(value.from) ? value : undefined;
}

/**
 * Sends a visitor to log in: shows `message` in the alert dialog, remembers page and intent, with the design that
 * belongs to it, then goes to /login
 * (product-rules.md#choosing-a-size, product-rules.md#wishlist-texts).
 */
export function useRequireLogin(): (message: string, intent?: Intent, draft?: DraftDesign) => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async (message, intent, draft) => {
    const from = `${pathname}${search}`;
    let said = message;
    if (intent?.kind === 'add-to-cart' && draft) {
      const { rememberDesign } = await import('../designs/index.ts');
      said = await rememberDesign({ from, intent, draft, message, remember: rememberPage });
    } else {
      rememberPage({ from, intent });
    }
    await alert(said);
    await navigate(pages.login());
  };
}
