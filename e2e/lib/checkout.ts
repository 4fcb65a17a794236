import type { Product } from '@aaram/shared-domain/catalog';
import type { ApiClient } from '@aaram/shared-domain/contract';
import type { FrameLocator, Page } from 'playwright-core';
import { clientFor, newShopper, takeSessionOf } from './api.ts';
import { homeAddress } from './shopping.ts';

/** Types an address into the form of checkout or of My Addresses. */
export async function fillAddress(page: Page, address = homeAddress): Promise<void> {
  await page.getByLabel(/^name/i).fill(address.name);
  await page.getByLabel(/^phone/i).fill(address.phone);
  await page.getByLabel(/^address/i).fill(address.address);
  await page.getByLabel(/^city/i).fill(address.city);
  await page.getByLabel(/^state/i).selectOption(address.state);
  await page.getByLabel(/^pincode/i).fill(address.pincode);
}

/** Logs a new shopper with one unit in the cart in on this page; resolves to the shopper's client. */
export async function shopperWithCart(page: Page, shopUrl: string, product: Product): Promise<ApiClient> {
  const shopper = await newShopper(shopUrl);
  const api = clientFor(shopUrl, shopper.token);
  await api.addToCart({ product: product._id, size: 'S' });
  await takeSessionOf(page, shopper);
  return api;
}

/** Opens checkout and fills in everything; only Place Order is left. */
export async function prepareCheckout(page: Page, shopUrl: string): Promise<void> {
  await page.goto(`${shopUrl}/checkout`);
  await fillAddress(page);
  await page.locator('label', { hasText: 'Online Payment' }).click();
}

export const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' }).click();

/** The payment sandbox's dialog, once it can be used. */
export async function paymentDialog(page: Page): Promise<FrameLocator> {
  const dialog = page.frameLocator('iframe');
  await dialog.getByRole('button', { name: 'Pay now' }).and(dialog.locator(':enabled')).waitFor();
  return dialog;
}
