import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from '@aaram/shared-domain/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { clientFor, DEMO_PASSWORD, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { paymentDialog, placeOrder, prepareCheckout, shopperWithCart } from '#lib/checkout.ts';
import { isLongForm } from '#lib/long-form.ts';
import { orderOf, sellProduct } from '#lib/shopping.ts';
import { findPorts, type Store, startStore, stopStore } from '#lib/store/store.ts';

const visit = withBrowser();

/** A store of its own: the prices of all other tests would change. */
let store: Store;
let dataDir: string;
beforeAll(async () => {
  if (isLongForm) {
    dataDir = await mkdtemp(join(tmpdir(), 'aaram-prices-'));
    store = await startStore({ dataDir, ports: await findPorts() });
  }
});
afterAll(async () => {
  if (isLongForm) {
    await stopStore(store);
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function includeGst(page: Page, shopUrl: string) {
  await takeSessionOf(page, await clientFor(shopUrl).login({ email: 'admin@example.com', password: DEMO_PASSWORD }));
  await page.goto(`${shopUrl}/admin-accounts`);
  await page.getByRole('cell', { name: '₹571.43' }).waitFor();
  await page.getByRole('button', { name: 'Include GST in the prices' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Include GST in the prices?' });
  await dialog.getByRole('button', { name: 'Include GST in the prices' }).click();
  await page.getByText('Prices include GST from now on.').first().waitFor();
}

// rules: prices-that-include-gst
it.runIf(isLongForm)(
  'once prices include GST, page, cart, checkout, payment and invoice say the same, and an order of before stays',
  async () => {
    const { shopUrl } = store;
    const product = await sellProduct(shopUrl, { price: '450' });
    const [{ page: shop }, { page: panel }] = [await visit(), await visit()];
    const api = await shopperWithCart(shop, shopUrl, product);
    const { order: before } = await api.createOrder(orderOf(product, 'S'), 'price-rule-journey');
    await shop.goto(`${shopUrl}/cart`);
    await shop.getByText('₹571.43').first().waitFor();

    await includeGst(panel, shopUrl);
    await vi.waitUntil(
      async () => {
        await shop.goto(shopUrl + pages.product(product));
        return shop.getByText('₹550.00 with GST and delivery').first().isVisible();
      },
      { timeout: 20_000, interval: 500 },
    );
    await shop.goto(`${shopUrl}/cart`);
    const summary = shop.getByRole('region', { name: 'Summary' });
    await summary.getByText('Items with GST').waitFor();
    await summary.getByText('₹550.00').first().waitFor();
    await prepareCheckout(shop, shopUrl);
    await shop.getByText('Prices include GST. The invoice names it for each item.').waitFor();
    await placeOrder(shop);
    const dialog = await paymentDialog(shop);
    await dialog.getByText('₹550.00').first().waitFor();
    await dialog.getByRole('button', { name: 'Pay now' }).click();
    await shop.getByRole('heading', { name: 'Order confirmed' }).waitFor();

    const { items: orders } = await api.getMyOrders();
    const [paid] = orders.filter(({ _id }) => _id !== before._id);
    expect(paid).toMatchObject({ priceRule: 'inclusive', gstAmount: 0, payableAmount: 550 });
    const invoiceOf = { params: { id: paid?._id ?? '' } };
    const { documents } = await api.call.json('GET /orders/{id}/invoice', 'documents', invoiceOf);
    expect(documents).toMatchObject([{ priceRule: 'inclusive', additional: 0, total: 550 }]);
    expect(orders.find(({ _id }) => _id === before._id) ?? before).toMatchObject({ payableAmount: 571.43 });
  },
  180_000,
);
