import { expect, it } from 'vitest';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser({ isQuiet: true });

// rules: search
it('a search says what it was read as, in its document too, and leads on by filters, letters and categories', async () => {
  const served = await (await fetch(`${shopUrl}/search?q=red+saree`)).text();
  expect(served).toContain('We do not sell “saree”.');

  const { page } = await visit();
  await page.goto(`${shopUrl}/search?q=red+saree`);
  await settled(page);
  await page.getByRole('link', { name: 'Remove Red' }).click();
  await page.waitForURL('**/search?q=saree');
  await page.getByRole('link', { name: 'Search for “saree” letter by letter' }).click();
  await page.waitForURL('**/search?q=saree&literal=1');
  await page.getByText('Only products with the letters “saree”.').waitFor();
  await page.getByRole('link', { name: 'Search for what it means' }).click();

  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.click();
  await field.pressSequentially('kurt');
  await page.getByRole('option', { name: /^kurta in Women/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=kurta&category=Women');
  await page.getByRole('heading', { level: 1, name: '“kurta”' }).waitFor();

  await field.click();
  await field.pressSequentially('xyzzy');
  await page.getByText('Nothing found for “xyzzy”. Browse a category:').waitFor();
});
