import { adminPages, pages } from '@aaram/shared-domain/contract';
import { expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { addProduct } from '#lib/shopping.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser({ hasPictures: true });
/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

it('a seller opens a product by its name, changes what the row has no field for, and shoppers see it', async () => {
  const product = await addProduct(shopUrl, 3);
  const { page } = await visit();
  await takeSessionOf(page, await clientFor(shopUrl).login({ email: 'seller@example.com', password: DEMO_PASSWORD }));
  await page.goto(`${shopUrl}${pages.adminProducts()}?q=${encodeURIComponent(product.name)}`);
  await page.getByRole('link', { name: product.name }).click();
  await page.waitForURL(`**${adminPages.editProduct(product._id)}`);

  await page.getByLabel('Subcategory').selectOption('Dresses');
  await page.getByRole('textbox', { name: 'Description' }).fill('Longer now, and with pockets.');
  await page.getByRole('textbox', { name: /^Brand/ }).fill('Neelkhet');
  await page.getByLabel(/^Add images/).setInputFiles({ name: 'pixel.png', mimeType: 'image/png', buffer: pixel });
  const handle = page.getByRole('button', { name: 'Move picture 2 of 2 by dragging' });
  await handle.press('Space');
  await page.getByText('Picture 2 of 2 is lifted. Move it with the arrow keys.').waitFor({ state: 'attached' });
  // A key that comes before the positions are measured moves nothing, and one more at the first position does not either.
  const isOverFirst = async () => {
    await page.keyboard.press('ArrowLeft');
    return page.getByText('Over position 1 of 2.').count();
  };
  await expect.poll(isOverFirst).toBeGreaterThan(0);
  await page.keyboard.press('Space');
  await page.getByText('Now picture 1 of 2.').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await page.getByText('Product updated successfully!').waitFor();

  const now = await clientFor(shopUrl).getProduct(product._id);
  expect(now).toMatchObject({ subcategory: 'Dresses', brand: 'Neelkhet', price: product.price, stock: product.stock });
  expect(now.images).toHaveLength(2);
  expect(now.images[1]).toBe(product.images[0]);

  await page.getByRole('link', { name: 'View in store' }).click();
  await page.getByText('Longer now, and with pockets.').first().waitFor();
  await page.getByText('Neelkhet').first().waitFor();
});

it('a seller’s browser crashes and the login expires: what was typed is there, becomes a draft, and is published', async () => {
  const { page } = await visit();
  const session = await clientFor(shopUrl).login({ email: 'seller@example.com', password: DEMO_PASSWORD });
  await takeSessionOf(page, session);
  await page.goto(`${shopUrl}${pages.adminAddProduct()}`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Half an idea');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('typed:')));
  const context = page.context();
  await page.close();
  await clientFor(shopUrl, session.token).logout();

  const next = await context.newPage();
  await next.goto(`${shopUrl}${pages.adminAddProduct()}`);
  await next.getByLabel('Email or mobile number').fill('seller@example.com');
  await next.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await next.getByRole('button', { name: 'Login', exact: true }).click();
  await next.getByRole('button', { name: 'Restore what you typed' }).click();
  await next.getByRole('button', { name: 'Save as draft' }).click();
  await next.getByText('Only you see it.').waitFor();
  const id = new URL(next.url()).pathname.split('/').at(-1) ?? '';
  await expect(clientFor(shopUrl).getProduct(id)).rejects.toMatchObject({ status: 404 });

  await next.getByRole('button', { name: 'Publish' }).click();
  await next.getByText('Missing, or to be corrected:').waitFor();
  await next.getByRole('textbox', { name: 'Description' }).fill('Now it is whole.');
  await next.getByLabel('Category', { exact: true }).selectOption('Women');
  await next.getByLabel('Subcategory').selectOption('Dresses');
  await next.getByRole('textbox', { name: 'Price', exact: true }).fill('499');
  await next.getByLabel(/^Add images/).setInputFiles({ name: 'pixel.png', mimeType: 'image/png', buffer: pixel });
  await next.getByRole('textbox', { name: 'MRP' }).fill('999');
  await next.getByLabel('Country of origin').selectOption('India');
  await next.getByRole('textbox', { name: 'Net quantity' }).fill('1 piece');
  await next.getByRole('textbox', { name: 'Maker or packer' }).fill('Kapda Mills, Pune 411001');
  await next.getByRole('button', { name: 'Publish' }).click();
  await next.getByText('Shoppers see it.').waitFor();
  expect(await clientFor(shopUrl).getProduct(id)).toMatchObject({ name: 'Half an idea', price: 499 });
});
