import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { fillAddress, placeOrder, prepareCheckout } from '#lib/checkout.ts';
import { addProduct, homeAddress } from '#lib/shopping.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();

const question = (page: Page) => page.getByRole('dialog', { name: 'Please log in to proceed.' });

async function logInAgain(page: Page, email: string, password: string) {
  await question(page).getByLabel('Email or mobile number').fill(email);
  await question(page).getByLabel('Password', { exact: true }).fill(password);
  await question(page).getByRole('button', { name: 'Login', exact: true }).click();
}

/** Fills in the address form up to the last field, and ends the session before the form is saved. */
async function typeAddressAndLapse(page: Page) {
  const shopper = await newShopper(shopUrl);
  await takeSessionOf(page, shopper);
  await page.goto(`${shopUrl}/user-dashboard?tab=addresses`);
  await page.getByRole('button', { name: 'Add address' }).click();
  await fillAddress(page);
  await clientFor(shopUrl, shopper.token).logout();
  await page.getByRole('button', { name: 'Save Address' }).click();
  await question(page).waitFor();
  return shopper;
}

describe('a session that ends in the middle of a form', () => {
  it('is taken up again above the page, with everything typed', async () => {
    const { page } = await visit();
    const { email } = await typeAddressAndLapse(page);
    await logInAgain(page, email, 'not-the-password');
    await question(page).getByText('Invalid credentials!', { exact: true }).waitFor();
    await logInAgain(page, email, 'test-password');
    await question(page).waitFor({ state: 'hidden' });
    expect(await page.getByLabel(/^name/i).inputValue()).toBe(homeAddress.name);
    await page.getByRole('button', { name: 'Save Address' }).click();
    await page.getByText('Address added successfully').waitFor();
  });

  it('leaves nothing of it to somebody else', async () => {
    const { page } = await visit();
    await typeAddressAndLapse(page);
    await logInAgain(page, 'admin@example.com', DEMO_PASSWORD);
    await page.waitForURL('**/admin-dashboard');
    await page.goto(`${shopUrl}/user-dashboard?tab=addresses`);
    await page.getByRole('heading', { name: 'My Addresses' }).waitFor();
    expect(await page.getByText(homeAddress.address).count()).toBe(0);
  });

  // rules: checkout-form
  it('asks to log in above checkout, keeps what was typed, and places the order', async () => {
    const { page } = await visit();
    const shopper = await newShopper(shopUrl);
    const api = clientFor(shopUrl, shopper.token);
    await api.addToCart({ product: (await addProduct(shopUrl, 5))._id, size: 'S' });
    await takeSessionOf(page, shopper);
    await prepareCheckout(page, shopUrl);
    await api.logout();
    await placeOrder(page);
    await question(page).waitFor();
    await logInAgain(page, shopper.email, 'test-password');
    await question(page).waitFor({ state: 'hidden' });
    expect(await page.getByLabel(/^address/i).inputValue()).toBe(homeAddress.address);
    const [answer] = await Promise.all([page.waitForResponse('**/api/orders/create-order'), placeOrder(page)]);
    expect(answer.status()).toBe(201);
  });

  // rules: sessions-end
  it('is only mentioned on a public page, and on the login page', async () => {
    const { page } = await visit();
    const shopper = await newShopper(shopUrl);
    await takeSessionOf(page, shopper);
    await clientFor(shopUrl, shopper.token).logout();
    await page.goto(`${shopUrl}/faq`);
    await page.getByText('Your session has ended. Please log in again.').waitFor();
    await page.getByRole('link', { name: 'Login' }).first().waitFor();
    expect(await question(page).count()).toBe(0);
    await page.goto(`${shopUrl}/login`);
    await page.getByRole('main').getByText('Your session has ended. Please log in again.').waitFor();
  });
});
