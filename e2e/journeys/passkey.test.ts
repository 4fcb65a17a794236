import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { logIn } from '#lib/forms.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();

/** Adds a virtual authenticator that always confirms, like a laptop's screen lock. */
async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    count: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    forget: () => session.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

it('a shopper adds a passkey, logs in with it, and without it sees that a code is needed', async () => {
  const { page } = await visit();
  const authenticator = await plugIn(page);
  const shopper = await newShopper(shopUrl);
  await takeSessionOf(page, shopper);
  await page.goto(`${shopUrl}/user-dashboard?tab=security`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('My laptop');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  await page.getByRole('button', { name: 'Remove My laptop' }).waitFor();
  expect(await authenticator.count()).toBe(1);

  // The browser offers it where it fills in the name, and this one takes it at once.
  await page.goto(`${shopUrl}/login`);
  await page.getByLabel('Email or mobile number').focus();
  await page.waitForURL('**/user-dashboard');

  await authenticator.forget();
  await page.goto(`${shopUrl}/login`);
  await logIn(page, shopper.email, 'test-password');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('If this browser has none for this account, please use another way.').waitFor();
});
