import { type ApiClient, createApiClient } from '@aaram/shared-domain/contract';
import type { LoginResult } from '@aaram/shared-domain/identity';
import type { BrowserContext, Page } from 'playwright-core';
import { patiently } from './patiently.ts';

export const DEMO_PASSWORD = 'demo-password';

/** An API client with this token; without one it calls as a visitor. */
export function clientFor(shopUrl: string, token: string | null = null): ApiClient {
  return createApiClient({ baseUrl: `${shopUrl}/api`, fetch: (url, init) => fetch(url, init), getToken: () => token });
}

let registered = 0;
/** Registers a new shopper and logs in; resolves to the login result and the email. */
export async function newShopper(shopUrl: string): Promise<LoginResult & { email: string }> {
  registered += 1;
  const unique = `${Date.now() % 1e7}${registered}${process.pid % 100}`;
  const email = `shopper-${unique}@example.com`;
  const visitor = clientFor(shopUrl);
  const account = {
    name: 'Meera Test',
    mobile: `9${unique.padStart(9, '0').slice(-9)}`,
    email,
    password: 'test-password',
    agreedToTerms: true,
  };
  await patiently(() => visitor.register(account));
  return { ...(await patiently(() => visitor.login({ email, password: account.password }))), email };
}

/** Writes a session into the storage of a page, or of every page of a context, before the page loads anything. */
export async function takeSessionOf(page: Page | BrowserContext, { token, user }: LoginResult): Promise<void> {
  const record = {
    isAuthenticated: true,
    token,
    role: user.role,
    userId: user.id,
    isVerified: user.isVerified,
    cart: [],
    loading: false,
  };
  await page.addInitScript((value) => {
    if (localStorage.getItem('auth-storage') === null) {
      localStorage.setItem('auth-storage', JSON.stringify(value));
    }
  }, record);
}
