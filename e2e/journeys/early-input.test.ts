import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clientFor } from '#lib/api.ts';
import { withBrowser } from '#lib/browser.ts';
import { settled } from '#lib/settled.ts';
import { shopUrl } from '#lib/store-under-test.ts';

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
  it('is kept: the chosen size', async () => {
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
});
