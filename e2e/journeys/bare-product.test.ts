import type { Product } from '@aaram/shared-domain/catalog';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { deliverOne } from '#lib/orders.ts';
import { clientOf, homeAddress, sellProduct } from '#lib/shopping.ts';
import { sandboxUrl, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser({ isQuiet: true });

/**
 * Places that must show N/A (product-rules.md#nothing-is-made-up): a missing brand on the product's page, no size, no
 * landmark.
 */
const wanted = /^(Size: N\/A|Quantity: \d+ · Size: N\/A|Landmark: N\/A)$/;

/** Runs in the page: every line of text, label, field value or structured data with null, undefined, NaN or N/A. */
function findNothings(): string[] {
  const attributes = ['alt', 'title', 'aria-label', 'placeholder', 'content'];
  const spoken = attributes.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value);
  const structured = [...document.querySelectorAll('[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  );
  // biome-ignore lint/performance/useDomNodeTextContent: only what is shown, and not the page's own data
  return [document.title, ...document.body.innerText.split('\n'), ...spoken, ...typed, ...structured]
    .map((line) => line.trim())
    .filter((line) => /\b(null|undefined|NaN)\b|N\/A|\[object /.test(line));
}

async function read(page: Page, path: string, shows: string | RegExp): Promise<string[]> {
  await page.goto(`${shopUrl}${path}`);
  await page.getByRole('main').getByText(shows).first().waitFor();
  const found = await page.evaluate(findNothings);
  return found.filter((line) => !wanted.test(line)).map((line) => `${path.split('/')[1]}: ${line}`);
}

/** A product as the list call returns it, without any optional field and without a size. */
async function sellBare(): Promise<Product> {
  return sellProduct(shopUrl, {
    category: 'Bags',
    subcategory: 'Wallets',
    sizeType: 'Quantity',
    'stock[0][size]': 'Quantity',
    'stock[0][quantity]': '9',
  });
}

// rules: nothing-is-made-up
it('says nothing of what a seller has not said of a product, wherever it is shown', { timeout: 180_000 }, async () => {
  const product = await sellBare();
  expect(product).toMatchObject({ brand: null, mrp: product.price, colour: null, material: null, hsn: null });
  const shopper = await newShopper(shopUrl);
  const api = clientFor(shopUrl, shopper.token);
  await api.addAddress(homeAddress);
  const orderId = await deliverOne({ shopUrl, sandboxUrl }, api, product, 'Quantity');
  await api.addToCart({ product: product._id, size: 'Quantity' });
  await api.addToWishlist(product._id);

  const { page } = await visit();
  await takeSessionOf(page, shopper);
  const own = await read(page, `/single-product/${product._id}`, product.name);
  // The brand above the name, and in the list of facts.
  expect(own).toEqual(['single-product: N/A', 'single-product: N/A']);
  const { number } = await api.getOrder(orderId);
  const rest: [string, string | RegExp][] = [
    [`/search?q=${encodeURIComponent(product.name)}`, product.name],
    ['/bags?sort=newest', product.name],
    ['/wishlist', product.name],
    ['/cart', product.name],
    ['/checkout', product.name],
    ['/user-dashboard?tab=profile', 'Meera Test'],
    ['/user-dashboard?tab=addresses', /12 Lake Road/],
    ['/user-dashboard?tab=myorders', product.name],
    [`/track-order?id=${orderId}`, product.name],
    [`/order-confirmation/${orderId}/Paid`, number],
    [`/invoice/${orderId}`, product.name],
  ];
  for (const [path, shows] of rest) {
    expect(await read(page, path, shows)).toEqual([]);
  }

  const { page: desk } = await visit();
  const admin = await clientFor(shopUrl).login({ email: 'admin@example.com', password: DEMO_PASSWORD });
  await takeSessionOf(desk, admin);
  const list = `/admin-products?q=${encodeURIComponent(product.name)}`;
  for (const [path, shows] of [
    [list, product.name],
    [`/admin-orders?q=${orderId}`, product.name],
    [`/admin-invoice/${orderId}`, product.name],
    ['/admin-add-product', 'Description'],
  ] as const) {
    expect(await read(desk, path, shows)).toEqual([]);
  }
  await read(desk, list, product.name);
  await desk.getByRole('button', { name: `Edit ${product.name}` }).click();
  await desk.getByRole('button', { name: 'More details' }).click();
  await desk.getByRole('textbox', { name: /^MRP/ }).waitFor();
  expect(await desk.evaluate(findNothings)).toEqual([]);
});

// rules: nothing-is-made-up
it('shows what a seller says of a product, and no MRP that is not above the price', async () => {
  const details = {
    mrp: '899',
    colour: 'Marigold',
    material: 'Handloom cotton',
    hsn: '6206',
    countryOfOrigin: 'India',
  };
  const product = await sellProduct(shopUrl, { ...details, brand: 'Neelgar' });
  const { page } = await visit();
  await page.goto(`${shopUrl}/single-product/${product._id}`);
  const main = page.getByRole('main');
  for (const text of ['₹899', 'Marigold', 'Handloom cotton', '6206', 'India', 'Neelgar']) {
    await main.getByText(text, { exact: true }).first().waitFor();
  }
  const seller = await clientOf(shopUrl, 'seller@example.com');
  await seller.updateProduct(product._id, { mrp: null, material: null, version: product.version });
  // A cached document may be a moment old.
  const readAgain = async () => {
    await page.reload();
    return main.textContent();
  };
  await expect.poll(readAgain).not.toMatch(/₹899|Material|Handloom/);
  expect(await main.textContent()).toContain('Marigold');
});
