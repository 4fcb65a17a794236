import { adminPages } from '@aaram/shared-domain/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { shopperWithCart } from '#lib/checkout.ts';
import { addProduct } from '#lib/shopping.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();

/** Name and words of what has the focus; 'body' when nothing has. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body
      ? 'body'
      : `${activeElement?.getAttribute('aria-label') ?? ''} ${activeElement?.textContent}`.trim();
  });

describe('the focus', () => {
  // rules: lost-focus
  it('goes to the next filter, and to the list with the last one', async () => {
    const { page } = await visit();
    await page.goto(`${shopUrl}/women?size=M&size=L`);
    await settled(page);
    await page.getByRole('link', { name: 'Remove Size M', exact: true }).press('Enter');
    await page.getByRole('link', { name: 'Remove Size M', exact: true }).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toMatch(/^Remove Size L/);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Remove Size L', exact: true }).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toMatch(/^Products/);
  });

  // rules: lost-focus
  it.each(['/cart', '/checkout'])('goes to what is said of the empty cart with its last line on %s', async (path) => {
    const { page } = await visit();
    await shopperWithCart(page, shopUrl, await addProduct(shopUrl, 5));
    await page.goto(`${shopUrl}${path}`);
    await settled(page);
    await page.getByRole('button', { name: /^Remove/ }).press('Enter');
    await page.getByText(/^(your )?cart is empty/i).waitFor();
    await expect.poll(() => focused(page)).toMatch(/cart is empty/i);
  });

  // rules: page-change
  it.each(['phone', 'desktop'] as const)(
    'is on the card of the product that Back leads from, on a %s',
    async (device) => {
      const { page } = await visit({ device });
      await page.goto(`${shopUrl}/women`);
      await settled(page);
      const link = page.locator('main article a[href^="/single-product/"]:not([href*="?"])').nth(5);
      const href = await link.getAttribute('href');
      await link.click();
      await page.waitForURL(`**${href}`);
      await page.getByRole('button', { name: 'Add to Cart' }).first().waitFor();
      await page.goBack();
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href);
    },
  );

  it('goes to the first wrong field of a form of the panel, also when what checks it comes with the press', async () => {
    const { page } = await visit();
    await takeSessionOf(page, await clientFor(shopUrl).login({ email: 'seller@example.com', password: DEMO_PASSWORD }));
    await page.goto(`${shopUrl}${adminPages.accounts()}`);
    await page.getByRole('textbox', { name: /^GSTIN/ }).fill('27AAPFU0939F1ZW');
    await page.getByRole('button', { name: 'Save details' }).press('Enter');
    await page.getByText(/This GSTIN cannot be right/).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('gstin');
  });
});
