import type { AddCartInput } from '@aaram/shared-domain/cart';
import { pages } from '@aaram/shared-domain/contract';
import { useLocation, useNavigate } from 'react-router-dom';
import * as texts from '#texts/designs.ts';
import { alert } from '../notify/dialogs.ts';

/**
 * What a visitor wanted to do when login was required; done right after login (product-rules.md#login-comes-between).
 */
export type Intent =
  | {
      kind: 'add-to-cart';
      input: AddCartInput;
      /** Where the pictures of a shopper's own design are kept meanwhile (`kept-design.ts`). */
      design?: string;
    }
  | { kind: 'add-to-wishlist'; productId: string };

/** `owner` is the account that was on the page when its session ended; nobody's for a visitor. */
type Remembered = { from: string; intent?: Intent | undefined; owner?: string | null | undefined };
const KEY = 'after-login';

/** What session storage did not take: it lives as long as the page is not loaded anew. */
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

/** Puts the pictures of a design where there is room for them. */
async function keepIntent(intent: Intent | undefined): Promise<{ intent: Intent | undefined; isLasting: boolean }> {
  if (intent?.kind !== 'add-to-cart' || intent.input.customImages === undefined) {
    return { intent, isLasting: true };
  }
  const { keepDesign } = await import('./kept-design.ts');
  const { customImages, ...input } = intent.input;
  const { key, isLasting } = await keepDesign(customImages);
  return { intent: { kind: 'add-to-cart', input, design: key }, isLasting };
}

/** What is put into the cart after login, with the pictures of its design; undefined when these are gone. */
export async function completeInput({
  input,
  design,
}: Extract<Intent, { kind: 'add-to-cart' }>): Promise<AddCartInput | undefined> {
  if (design === undefined) {
    return input;
  }
  const { readDesign } = await import('./kept-design.ts');
  const customImages = await readDesign(design);
  return customImages && { ...input, customImages };
}

/** Forgets the design of an intent that has come into the cart. */
export async function forgetDesignOf({ design }: Extract<Intent, { kind: 'add-to-cart' }>): Promise<void> {
  if (design !== undefined) {
    const { forgetDesign } = await import('./kept-design.ts');
    await forgetDesign(design);
  }
}

/** Returns what was remembered and forgets it; accepts only addresses of this site. */
export function takeRemembered(): Remembered | undefined {
  const value = takeStored() ?? latest;
  latest = undefined;
  return value && /^\/(?![/\\])/.test(value.from) ? value : undefined;
}

/**
 * Sends a visitor to log in: shows `message` in the alert dialog, remembers page and intent, then goes to /login
 * (product-rules.md#choosing-a-size, product-rules.md#wishlist-texts).
 */
export function useRequireLogin(): (message: string, intent?: Intent) => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async (message, intent) => {
    const kept = await keepIntent(intent);
    const isKept = rememberPage({ from: `${pathname}${search}`, intent: kept.intent });
    const hasDesign = kept.intent?.kind === 'add-to-cart' && kept.intent.design !== undefined;
    await alert(hasDesign && !(isKept && kept.isLasting) ? texts.withFleetingDesign(message) : message);
    await navigate(pages.login());
  };
}
