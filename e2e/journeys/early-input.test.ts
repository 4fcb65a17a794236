import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clientFor } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser({ isQuiet: true });

/** Holds the store's script back: the page is there, but nothing of it works yet. Returns what lets it come. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/main\..*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describe('what a visitor does before the scripts are there', () => {
  it('stays: the chosen size', async () => {
    const { items } = await clientFor(shopUrl).getProducts({ category: 'Women', limit: 60 });
    const product = items.find(
      ({ stock, isAvailable }) => isAvailable && stock.some(({ size, quantity }) => size === 'S' && quantity > 0),
    );
    const { page } = await visit();
    const letScriptsCome = await holdScripts(page);
    await page.goto(`${shopUrl}/single-product/${product?._id}`, { waitUntil: 'commit' });
    await page.getByLabel('Size', { exact: true }).selectOption('S');
    letScriptsCome();
    await settled(page);
    expect(await page.getByLabel('Size', { exact: true }).inputValue()).toBe('S');
    await expect.poll(() => page.getByRole('button', { name: 'Add to Cart' }).first().isEnabled()).toBe(true);
  });

  it('is done: the menu opens', async () => {
    const { page } = await visit({ device: 'phone' });
    const letScriptsCome = await holdScripts(page);
    await page.goto(shopUrl, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    letScriptsCome();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  });

  it('is done: a heart asks to log in', async () => {
    const { page } = await visit({ device: 'phone' });
    const letScriptsCome = await holdScripts(page);
    await page.goto(`${shopUrl}/women`, { waitUntil: 'commit' });
    await page
      .getByRole('button', { name: /^Add .* to wishlist$/ })
      .first()
      .click();
    letScriptsCome();
    await page.getByRole('alertdialog').waitFor();
  });

  it('is done: Add to Cart, which is disabled without script, after a size was chosen', async () => {
    const { items } = await clientFor(shopUrl).getProducts({ category: 'Women', limit: 60 });
    const product = items.find(
      ({ stock, isAvailable }) => isAvailable && stock.some(({ size, quantity }) => size === 'S' && quantity > 0),
    );
    const { page } = await visit({ device: 'phone' });
    const letScriptsCome = await holdScripts(page);
    await page.goto(`${shopUrl}/single-product/${product?._id}`, { waitUntil: 'commit' });
    await page.getByLabel('Size', { exact: true }).selectOption('S');
    const button = page.getByRole('button', { name: 'Add to Cart' }).first();
    // A disabled button hears no click, and no tap of a test either.
    await button.dispatchEvent('pointerup');
    letScriptsCome();
    await page.getByRole('alertdialog').waitFor();
  });
});
