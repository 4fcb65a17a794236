import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { fillAddress, shopperWithCart } from '#lib/checkout.ts';
import { takeSample } from '#lib/long-form.ts';
import { addProduct } from '#lib/shopping.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser({ isQuiet: true });

/** What translators do to a page: each text moves into a `font` element, or makes room for one with other words. */
const translate = (page: Page, way: 'wrap' | 'replace') =>
  page.evaluate((how) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest('script, style, textarea, option') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    for (const text of texts) {
      const font = document.createElement('font');
      const inner = font.appendChild(document.createElement('font'));
      text.replaceWith(font);
      inner.append(how === 'wrap' ? text : text.data);
    }
  }, way);

describe.each(takeSample(['wrap', 'replace'] as const, 2))('in a page whose texts a translator does %s', (way) => {
  // rules: translated-pages
  it('checkout keeps its form, and what it says follows what is typed', async () => {
    const { page } = await visit();
    await shopperWithCart(page, shopUrl, await addProduct(shopUrl, 5));
    await page.goto(`${shopUrl}/checkout`);
    const pincode = page.getByLabel(/^pincode/i);
    await pincode.fill('5');
    await settled(page);
    await translate(page, way);
    await pincode.fill('560001');
    await pincode.press('Tab');
    await translate(page, way);
    await fillAddress(page);
    await page.locator('label', { hasText: 'Online Payment' }).click();
    await translate(page, way);
    await page.getByRole('button', { name: 'Increase' }).first().click();
    await page.getByText('Cart updated').waitFor();
    expect(await pincode.inputValue()).toBe('411001');
    expect(await page.getByRole('button', { name: 'Place Order' }).isEnabled()).toBe(true);
  });

  // rules: translated-pages
  it('the cart counts, and empties', async () => {
    const { page } = await visit();
    await shopperWithCart(page, shopUrl, await addProduct(shopUrl, 5));
    await page.goto(`${shopUrl}/cart`);
    await page.getByRole('button', { name: 'Increase' }).waitFor();
    await settled(page);
    for (const quantity of [2, 3]) {
      await translate(page, way);
      await page.getByRole('button', { name: 'Increase' }).click();
      await page.getByRole('heading', { name: 'Your Cart' }).waitFor();
      await page.locator('main').getByText(`${quantity} items`, { exact: true }).first().waitFor();
    }
    await translate(page, way);
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByText('Your cart is empty').waitFor();
  });

  // rules: translated-pages
  it('filters are chosen and removed', async () => {
    const { page } = await visit();
    await page.goto(`${shopUrl}/women?size=M`);
    await settled(page);
    await translate(page, way);
    await page.getByRole('checkbox', { name: /^L\b/ }).first().check();
    await page.getByRole('link', { name: 'Remove Size L', exact: true }).waitFor();
    await translate(page, way);
    await page.getByRole('link', { name: 'Remove Size M', exact: true }).click();
    await page.waitForURL(/size=L$/);
    await translate(page, way);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.getByRole('link', { name: 'Clear all' }).waitFor({ state: 'detached' });
    expect(await page.locator('main article').count()).toBeGreaterThan(5);
  });

  // rules: translated-pages
  it('lists of the panel are searched', async () => {
    const { page } = await visit();
    const seller = await clientFor(shopUrl).login({ email: 'seller@example.com', password: DEMO_PASSWORD });
    await takeSessionOf(page, seller);
    await page.goto(`${shopUrl}/admin-products`);
    const rows = page.locator('main tbody');
    await rows.first().waitFor();
    await settled(page);
    await translate(page, way);
    await page.getByRole('searchbox').fill('nothing is called so');
    await rows.first().waitFor({ state: 'detached' });
    await translate(page, way);
    await page.getByRole('searchbox').fill('');
    await rows.first().waitFor();
  });
});
