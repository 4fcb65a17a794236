import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clientFor, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();
/** More Tabs than any page needs. */
const MAX_TABS = 160;

/** Goes on by Tab until what has the focus has this role and name. */
async function tabTo(page: Page, role: 'button' | 'application' | 'combobox', name: string | RegExp) {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if ((await wanted.count()) > 0 && (await wanted.evaluate((element) => element === document.activeElement))) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to the ${role} ${name}.`);
}

it('a name comes on a hoodie and into the cart by keys alone, and is heard', async () => {
  const shopper = await newShopper(shopUrl);
  const { items } = await clientFor(shopUrl).getProducts({ category: 'Customized', limit: 60 });
  const hoodie = items.find(
    ({ subcategory, stock }) => subcategory === 'Hoodie' && stock.some(({ quantity }) => quantity > 0),
  );
  const size = hoodie?.stock.find(({ quantity }) => quantity > 0)?.size ?? '';
  const { page, problems } = await visit();
  await takeSessionOf(page, shopper);
  await page.goto(`${shopUrl}/customized/single-product/${hoodie?._id}`);
  await settled(page);
  await tabTo(page, 'button', 'Add text');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('words');
  await page.keyboard.type('Meera');
  const part = page.getByRole('button', { name: /^Text “Meera”, \d+ mm from left, \d+ from top, 1 of 1$/ });
  await part.waitFor();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, 'application', 'Your design on the garment');
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('status').getByText('Moved 10 mm down.').waitFor();
  await tabTo(page, 'combobox', 'Size');
  await page.getByRole('combobox', { name: 'Size', exact: true }).selectOption(size);
  await tabTo(page, 'button', 'Add to Cart');
  await page.keyboard.press('Enter');
  await page.getByText('Item added to cart!').waitFor();
  const cart = await clientFor(shopUrl, shopper.token).getCart(shopper.user.id);
  expect(cart.items[0]).toMatchObject({
    size,
    customImages: { previewImage: expect.stringMatching(/^\/media\/design-/) },
  });
  expect(problems.errors).toEqual([]);
});
