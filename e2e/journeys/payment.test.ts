import type { ApiClient } from '@aaram/shared-domain/contract';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { withBrowser } from '#lib/browser/browser.ts';
import { paymentDialog, placeOrder, prepareCheckout, shopperWithCart } from '#lib/checkout.ts';
import { addProduct, clientOf, homeAddress } from '#lib/shopping.ts';
import { setSwitches } from '#lib/store/sandbox.ts';
import { sandboxUrl, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();
const product = await addProduct(shopUrl, 50);

afterEach(() => setSwitches(sandboxUrl, { loseEvents: false }));

async function openDialog() {
  const { page, context } = await visit();
  const api = await shopperWithCart(page, shopUrl, product);
  await prepareCheckout(page, shopUrl);
  await placeOrder(page);
  return { page, context, api, dialog: await paymentDialog(page) };
}

async function payNow(page: Page) {
  const dialog = await paymentDialog(page);
  await dialog.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('heading', { name: 'Order confirmed' }).waitFor();
}

/** The only order of this shopper; fails when there are more, or none. */
async function theOrder(api: ApiClient) {
  const { items: orders } = await api.getMyOrders();
  expect(orders).toHaveLength(1);
  return orders[0];
}

describe('a payment that does not go through', () => {
  it('says that it was declined, keeps everything, and the same order can be paid again', async () => {
    const { page, api, dialog } = await openDialog();
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await dialog.getByText('declined by the bank').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('alert').getByText('The payment was declined.').waitFor();
    await page.getByText('Your order is saved. Press Place Order to try again').waitFor();
    expect(await page.getByLabel(/^address/i).inputValue()).toBe(homeAddress.address);
    const before = await theOrder(api);
    expect(before?.paymentStatus).not.toBe('Paid');

    await placeOrder(page);
    await payNow(page);
    expect(await theOrder(api)).toMatchObject({ _id: before?._id, paymentStatus: 'Paid', orderStatus: 'Processing' });
    await page.getByRole('link', { name: 'View My Orders' }).click();
    await page.getByRole('link', { name: 'My Orders' }).first().click();
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
  });

  it('says that it was not completed when the dialog is closed, and pays the same order after a reload', async () => {
    const { page, api, dialog } = await openDialog();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('alert').getByText('The payment was not completed.').waitFor();
    const before = await theOrder(api);

    await page.reload();
    await page.getByLabel(/^address/i).waitFor();
    expect(await page.getByLabel(/^address/i).inputValue()).toBe(homeAddress.address);
    await placeOrder(page);
    await payNow(page);
    expect(await theOrder(api)).toMatchObject({ _id: before?._id, paymentStatus: 'Paid' });
  });
});

describe('an order that waits for its payment', () => {
  // rules: confirmation, paying-later
  it('is paid from My Orders, after a decline too, and its confirmation stays true when it is delivered', async () => {
    const { page, api, dialog } = await openDialog();
    await dialog.getByRole('button', { name: 'Close' }).click();
    const before = await theOrder(api);

    await page.goto(`${shopUrl}/user-dashboard?tab=myorders`);
    const card = page.getByRole('article', { name: `Order ${before?.number}` });
    await card.getByText(/Its items are reserved for you until \d/).waitFor();
    await card.getByRole('link', { name: 'Pay now' }).click();
    // The link "Pay now" opens the dialog without another click.
    const again = await paymentDialog(page);
    await again.getByText(`Order ${before?.number}`).waitFor();
    await again.getByRole('button', { name: 'Decline' }).click();
    await again.getByText('declined by the bank').waitFor();
    await again.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Your order is saved. Press Pay now to try again').waitFor();

    await page.getByRole('button', { name: 'Pay now' }).click();
    await payNow(page);
    expect(await theOrder(api)).toMatchObject({ _id: before?._id, paymentStatus: 'Paid', heldUntil: null });

    const admin = await clientOf(shopUrl, 'admin@example.com');
    await admin.updateOrderStatus(before?._id ?? '', 'Delivered');
    await page.reload();
    await page.getByRole('heading', { name: 'Order confirmed' }).waitFor();
    await page.getByText('Your order has been delivered.').waitFor();
  });
});

describe('a browser closed the moment the payment is made', () => {
  async function payAndClose() {
    const { page, context, api, dialog } = await openDialog();
    // From here on the shop gets no confirmation from this browser.
    await page.route('**/api/orders/verify-payment', () => undefined);
    await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/v1/checkout/payments') && answer.ok()),
      dialog.getByRole('button', { name: 'Pay now' }).click(),
    ]);
    await context.close();
    const order = await theOrder(api);
    return { api, orderId: order?._id ?? '' };
  }

  it('still pays the order, since the provider tells the shop', async () => {
    const { api } = await payAndClose();
    await expect.poll(async () => (await theOrder(api))?.paymentStatus, { timeout: 10_000 }).toBe('Paid');
    expect((await theOrder(api))?.orderStatus).toBe('Processing');
  });

  it('still pays the order when the provider sends no notification, since the shop asks', async () => {
    await setSwitches(sandboxUrl, { loseEvents: true });
    const { api, orderId } = await payAndClose();
    await expect
      .poll(() => api.checkStatus(orderId), { timeout: 30_000, interval: 500 })
      .toEqual({ orderStatus: 'Processing', paymentStatus: 'Paid' });
  });
});

describe('an impatient shopper', () => {
  it('places one order with a double click', async () => {
    const { page } = await visit();
    const api = await shopperWithCart(page, shopUrl, product);
    await prepareCheckout(page, shopUrl);
    await page.getByRole('button', { name: 'Place Order' }).dblclick();
    await paymentDialog(page);
    expect(await page.locator('iframe').count()).toBe(1);
    await payNow(page);
    expect((await theOrder(api))?.paymentStatus).toBe('Paid');
  });
});
