import { expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { paymentDialog } from '#lib/checkout.ts';
import { addProduct } from '#lib/shopping.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();
const sellerLogin = { email: 'seller@example.com', password: DEMO_PASSWORD };

// rules: page-of-a-payment-link
it('a seller makes an order for a customer, who pays it by its link on a phone without an account', async () => {
  const product = await addProduct(shopUrl, 2);
  const seller = await visit();
  await takeSessionOf(seller.page, await clientFor(shopUrl).login(sellerLogin));
  await seller.page.goto(`${shopUrl}/admin-payment-links`);
  const form = seller.page.getByRole('region', { name: 'New order for a customer' });
  await form.getByRole('searchbox', { name: 'Find a product' }).fill(product.name);
  await form.getByRole('button', { name: `Add ${product.name}` }).click();
  await form.getByLabel('Name', { exact: true }).fill('Lakshmi');
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByLabel('PIN code').fill('560 038');
  await form.getByLabel('Address', { exact: true }).fill('H.No. 12-3/A, Gali no. 4');
  await form.getByLabel(/^Agreed discount/).fill('40');
  await form.getByLabel('Reason for the discount').fill('Agreed on the phone');
  // 640 rupees less 40, with 5 % GST.
  await form.getByText('₹628.57').waitFor();
  await form.getByRole('button', { name: 'Make order and link' }).click();
  const card = seller.page.getByRole('article').filter({ hasText: 'Lakshmi, ₹628.57' }).first();
  const url = await card.getByRole('textbox', { name: /^Link of order/ }).inputValue();
  expect(url).toMatch(/\/pay\/[\w-]{43}$/);
  expect((await clientFor(shopUrl).getProduct(product._id)).stock).toContainEqual({ size: 'S', quantity: 1 });

  const html = await (await fetch(url)).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('Lakshmi');

  const payer = await visit();
  await payer.page.setViewportSize({ width: 360, height: 780 });
  await payer.page.goto(url);
  await payer.page.getByRole('heading', { name: /^Pay for order AA-/ }).waitFor();
  await payer.page.getByText('Phone ending in 3210').waitFor();
  expect(await payer.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await payer.page.getByRole('button', { name: 'Pay now' }).click();
  const dialog = await paymentDialog(payer.page);
  await dialog.getByRole('button', { name: 'Pay now' }).click();
  await payer.page.getByRole('heading', { name: 'Thank you, the order is paid.' }).waitFor();

  await seller.page.reload();
  await card.getByText('Paid', { exact: true }).first().waitFor();
  await card.getByRole('link', { name: /^AA-/ }).click();
  await seller.page.getByText('Agreed discount').first().waitFor();
  await seller.page.getByText('Made an order for a customer: Agreed on the phone').waitFor();
  expect([...payer.problems.errors, ...seller.problems.errors]).toEqual([]);
});
