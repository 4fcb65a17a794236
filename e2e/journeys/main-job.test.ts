import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { fillAddress } from '#lib/checkout.ts';
import { fillSignup, logIn } from '#lib/forms.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser({ hasPictures: true });
const unique = `${Date.now()}`.slice(-9);
const shopper = {
  name: 'Asha Rao',
  mobile: `7${unique}`,
  email: `asha-${unique}@example.com`,
  password: 'comfortable',
};

async function signUp(page: Page) {
  await page.goto(`${shopUrl}/signup`);
  await fillSignup(page, shopper);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.locator('form').getByRole('button', { name: 'Signup' }).click();
  await page.waitForURL('**/login');
}

/** A dress of the demo store that has size M, so that the journey has to choose a size. */
async function findProduct() {
  const { items } = await clientFor(shopUrl).getProducts({ category: 'Women', subcategory: ['Dresses'] });
  const product = items.find(
    (item) => item.isAvailable && item.stock.some(({ size, quantity }) => size === 'M' && quantity > 3),
  );
  if (!product) {
    throw new Error('The demo store has no dress in size M.');
  }
  return product;
}

describe('the main job', () => {
  // rules: payment-truth, who-may-review
  it('leads from signing up to a delivered and reviewed order', async () => {
    const { page, problems } = await visit();
    await signUp(page);
    await logIn(page, shopper.email, shopper.password);
    await page.waitForURL('**/user-dashboard');

    const product = await findProduct();
    await page.goto(shopUrl);
    await page.getByRole('link', { name: 'Women', exact: true }).first().click();
    await page.waitForURL('**/women');
    await page.getByRole('heading', { name: 'Women', level: 1 }).waitFor();
    await page.goto(`${shopUrl}/single-product/${product._id}`);
    await page.getByRole('heading', { name: product.name, level: 1 }).waitFor();
    expect(await page.getByRole('button', { name: 'Add to Cart' }).first().isDisabled()).toBe(true);
    await page.getByLabel('Size', { exact: true }).selectOption('M');
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await page.getByText('Item added to cart!').waitFor();

    await page.goto(`${shopUrl}/cart`);
    await page.getByRole('link', { name: product.name }).first().waitFor();
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await page.waitForURL('**/checkout');
    await fillAddress(page);
    await page.locator('label', { hasText: 'Online Payment' }).click();
    await page.getByRole('button', { name: 'Place Order' }).last().click();
    const dialog = page.frameLocator('iframe');
    await dialog.getByRole('button', { name: 'Pay now' }).click();
    await page.waitForURL('**/order-confirmation/**');
    await page.getByRole('link', { name: 'View My Orders' }).waitFor();
    const orderNumber =
      /AA-\S+/.exec(
        (await page
          .getByText(/^Order AA-/)
          .first()
          .textContent()) ?? '',
      )?.[0] ?? '';
    await page.getByRole('link', { name: 'View My Orders' }).click();
    await page.getByText('My Orders').first().click();
    await page.getByText(product.name).first().waitFor();
    await page.goto(`${shopUrl}/cart`);
    await page.getByRole('link', { name: 'Start Shopping' }).waitFor();

    await deliver(orderNumber);

    await page.goto(`${shopUrl}/user-dashboard?tab=myorders`);
    await page.getByText('Delivered').first().waitFor();
    await page.getByText('TRACK-4711').first().waitFor();
    await page.getByRole('radio', { name: /5/ }).first().check({ force: true });
    await page.getByRole('textbox').first().fill('Soft, well cut and on time.');
    await page
      .getByRole('button', { name: /submit review/i })
      .first()
      .click();
    await page.getByText('Review submitted successfully!').waitFor();
    await expect
      .poll(async () => {
        await page.goto(`${shopUrl}/single-product/${product._id}`);
        return page.getByText('Soft, well cut and on time.').count();
      })
      .toBeGreaterThan(0);

    await page.goto(`${shopUrl}/blogs`);
    await page.getByRole('heading', { name: "Explore Fashion's Latest Trends of 2025" }).waitFor();
    // The oldest post: a cached document may still show newer ones that other tests have removed again.
    await page
      .getByRole('link', { name: /read more/i })
      .last()
      .click();
    await page.waitForURL('**/blog-details/**');
    await page.getByRole('heading', { name: 'Related Reads' }).waitFor();
    expect(problems.errors).toEqual([]);
  });

  async function deliver(orderNumber: string) {
    const { page, problems } = await visit();
    await page.goto(`${shopUrl}/login`);
    await logIn(page, 'admin@example.com', DEMO_PASSWORD);
    await page.waitForURL('**/admin-dashboard');
    await page.getByText('Total Products').first().waitFor();
    await page.getByText('Total Orders').first().waitFor();
    await page.goto(`${shopUrl}/admin-orders`);
    await page.getByRole('button', { name: `Show all of order ${orderNumber}` }).click();
    const order = page.getByRole('article', { name: `Order ${orderNumber}` });
    await order.getByLabel(/tracking/i).fill('TRACK-4711');
    await order.getByLabel(/tracking/i).blur();
    await page.getByText('Tracking ID updated').waitFor();
    await order.getByLabel(/status/i).selectOption('Delivered');
    await page.getByText('Order status updated').waitFor();
    expect(problems.errors).toEqual([]);
  }
});
