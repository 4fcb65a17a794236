import type { ProductSummary } from '@aaram/shared-domain/catalog';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { clientFor, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { isLongForm } from '#lib/long-form.ts';
import { knowPaid } from '#lib/orders.ts';
import { orderOf, sellProduct } from '#lib/shopping.ts';
import { payOrder } from '#lib/store/sandbox.ts';
import { sandboxUrl, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser({ hasPictures: true });
/** The long form is a whole team. */
const PEOPLE = isLongForm ? 30 : 3;
const names = Array.from({ length: PEOPLE }, (_, at) => (at === 1 ? 'मीरा' : `Player ${at + 1}`));

/** A red disc on white paper. */
const drawBadge = () =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: '#fdfdfb' } })
    .composite([
      { input: Buffer.from('<svg width="900" height="900"><circle cx="450" cy="450" r="300" fill="#b3262f"/></svg>') },
    ])
    .jpeg()
    .toBuffer();

async function openTool(page: Page, product: ProductSummary) {
  await page.goto(`${shopUrl}/customized/single-product/${product._id}`);
  await settled(page);
  await page.getByRole('button', { name: 'Add text' }).waitFor();
}

it('a picture without its background and the names of a team become lines of one order', async () => {
  const shopper = await newShopper(shopUrl);
  const api = clientFor(shopUrl, shopper.token);
  const product = await sellProduct(shopUrl, {
    ...{ name: 'Team tee', category: 'Customized', subcategory: 'T-Shirt', 'stock[0][quantity]': String(PEOPLE) },
  });
  const { page, problems } = await visit();
  await takeSessionOf(page, shopper);
  await openTool(page, product);
  await page
    .locator('#design input[type="file"]')
    .setInputFiles({ name: 'badge.jpg', mimeType: 'image/jpeg', buffer: await drawBadge() });
  await page.getByRole('button', { name: 'Remove background' }).click();
  await page.getByText('The background is gone. Undo brings it back.').waitFor();
  await page.getByRole('button', { name: 'Add text' }).click();
  await page.getByText('Saved in your account.').waitFor();
  await page.getByRole('button', { name: 'Names for a team' }).click();
  const dialog = page.getByRole('dialog', { name: 'Names for a team' });
  await dialog.getByLabel('Names and sizes').fill(names.map((name) => `${name}, S`).join('\n'));
  await dialog.getByRole('button', { name: `Add ${PEOPLE} items to cart` }).click();
  await dialog.getByText(`${PEOPLE} items added to your cart.`).first().waitFor();

  const { items } = await api.getCart(shopper.user.id);
  const previews = items.map(({ customImages }) => customImages?.previewImage ?? '');
  expect(new Set(previews).size).toBe(PEOPLE);
  const [raw] = items.map(({ customImages }) => customImages?.rawImage ?? '');
  const clear = await sharp(await (await fetch(`${shopUrl}${raw}`)).arrayBuffer()).stats();
  // What was around the badge shows the cloth.
  expect(clear.channels[3]?.min).toBe(0);

  const one = orderOf({ ...product, price: product.price * PEOPLE }, 'S');
  const lines = items.map(({ customImages }) => ({ product: product._id, quantity: 1, size: 'S', customImages }));
  const { order, razorpayOrder } = await api.createOrder({ ...one, product: lines }, crypto.randomUUID());
  await payOrder(sandboxUrl, razorpayOrder?.id ?? '');
  await knowPaid(api, order._id);
  expect(order.product.map(({ customImages }) => customImages?.previewImage).sort()).toEqual(previews.sort());
  expect(problems.errors).toEqual([]);
});
