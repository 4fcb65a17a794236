import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { priceTotal } from '@aaram/shared-domain/pricing';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { paymentDialog, placeOrder, prepareCheckout } from '#lib/checkout.ts';
import { sellProduct } from '#lib/shopping.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();

/** Every amount in rupees that a part of the page shows, once. */
async function amountsIn(part: Locator): Promise<number[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is shown
  const found = (await part.innerText()).matchAll(/₹\s?([\d,]+(?:\.\d+)?)/g);
  return [...new Set([...found].map(([, figure = '']) => Number(figure.replaceAll(',', ''))))];
}

// rules: price-with-gst-is-named-early
// dark-patterns: drip-pricing
it('names every amount of the payment in the cart at the latest, and what is paid on the product page', async () => {
  // Below the limit for free delivery, so that the payment has every amount that there is.
  const product = await sellProduct(shopUrl, { price: '400', mrp: '450' });
  const { total, gst, delivery, payable } = priceTotal(400_00, 'spec');
  const { page, problems } = await visit();
  await takeSessionOf(page, await newShopper(shopUrl));

  await page.goto(shopUrl);
  await page.getByRole('combobox', { name: /search/i }).fill(product.name);
  await page.getByRole('option', { name: new RegExp(`^${product.name}`) }).click();
  await page.getByRole('heading', { name: product.name, level: 1 }).waitFor();
  expect(await amountsIn(page.getByRole('main'))).toContain(rupeesFromPaise(payable));
  await page.getByLabel('Size', { exact: true }).selectOption('S');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.waitForURL('**/cart');

  const summary = page.getByRole('region', { name: 'Summary' });
  await summary.waitFor();
  const lines = page.getByRole('list', { name: 'Items' });
  const inCart = [...(await amountsIn(lines)), ...(await amountsIn(summary))];
  expect(inCart).toEqual(expect.arrayContaining([total, gst, delivery, payable].map(rupeesFromPaise)));

  await prepareCheckout(page, shopUrl);
  const onTheWay = await amountsIn(page.getByRole('main'));
  await placeOrder(page);
  const atPayment = await amountsIn((await paymentDialog(page)).locator('body'));
  expect(atPayment).toEqual([rupeesFromPaise(payable)]);
  expect([...onTheWay, ...atPayment].filter((amount) => !inCart.includes(amount))).toEqual([]);
  expect(problems.errors).toEqual([]);
});
