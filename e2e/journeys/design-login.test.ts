import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clientFor, newShopper } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { logIn } from '#lib/forms.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser({ hasPictures: true });

/** As in browsers that write no WebP: they answer a PNG, whatever they are asked for. */
async function writeNoWebp(page: Page) {
  await page.addInitScript(() => {
    const { toDataURL } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toDataURL = function write(type, quality) {
      return toDataURL.call(this, type === 'image/webp' ? 'image/png' : type, quality);
    };
  });
}

/** Chooses a picture of noise, which no format makes small, on a customised product, and asks for it without a login. */
async function designAsVisitor(page: Page) {
  const { items } = await clientFor(shopUrl).getProducts({ category: 'Customized', limit: 60 });
  const product = items.find(({ stock, isAvailable }) => isAvailable && stock.some(({ quantity }) => quantity > 0));
  await page.goto(`${shopUrl}/customized/single-product/${product?._id}`);
  await settled(page);
  const noise = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1300;
    canvas.height = 1300;
    const context = canvas.getContext('2d');
    const picture = context?.createImageData(1300, 1300);
    for (let at = 0; picture && at < picture.data.length; at += 1) {
      picture.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    }
    if (picture) {
      context?.putImageData(picture, 0, 0);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page
    .getByLabel('Picture for the print')
    .setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer: Buffer.from(noise, 'base64') });
  await page.getByRole('button', { name: 'Remove Picture' }).waitFor();
  const choice = page.getByRole('combobox', { name: 'Size', exact: true });
  if ((await choice.count()) > 0) {
    await choice.selectOption(product?.stock.find(({ quantity }) => quantity > 0)?.size ?? '');
  }
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
}

// rules: choosing-a-size
it.each([
  ['also when the login page is loaded again', false],
  ['also where session storage is full, and it is said that a reload would lose it', true],
])('a design of a visitor comes into the cart after login without WebP, %s', async (_case, isFull) => {
  const shopper = await newShopper(shopUrl);
  const { page } = await visit();
  await writeNoWebp(page);
  await page.goto(shopUrl);
  if (isFull) {
    await page.evaluate(() => {
      for (let size = 2 ** 22; size > 0; size = Math.floor(size / 2)) {
        try {
          sessionStorage.setItem(`full-${size}`, 'x'.repeat(size));
        } catch {
          // It has no room for so much.
        }
      }
    });
  }
  await designAsVisitor(page);
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  expect(await dialog.getByText(/cannot store your design/).count()).toBe(isFull ? 1 : 0);
  await dialog.getByRole('button').first().click();
  await page.waitForURL('**/login');
  if (!isFull) {
    await page.reload();
    await settled(page);
  }
  await logIn(page, shopper.email, 'test-password');
  await page.getByText('Item added to cart!').waitFor();
  const cart = await clientFor(shopUrl, shopper.token).getCart(shopper.user.id);
  expect(cart.items[0]?.customImages).toEqual({
    rawImage: expect.stringMatching(/^\/media\/design-/),
    previewImage: expect.stringMatching(/^\/media\/design-/),
  });
});
