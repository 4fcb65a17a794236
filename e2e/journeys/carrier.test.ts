import { createWorkCalls } from '@aaram/shared-domain/contract';
import { expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { addProduct, orderOf } from '#lib/shopping.ts';
import { payOrder, seeParcel } from '#lib/store/sandbox.ts';
import { sandboxUrl, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();

// rules: shipments
it('a seller packs, books the carrier, prints the label and answers a failed delivery; it arrives', async () => {
  const shopper = await newShopper(shopUrl);
  const api = clientFor(shopUrl, shopper.token);
  const { order, razorpayOrder } = await api.createOrder(
    orderOf(await addProduct(shopUrl, 2), 'S'),
    crypto.randomUUID(),
  );
  await payOrder(sandboxUrl, razorpayOrder?.id ?? '');
  await expect.poll(async () => (await api.getMyOrders()).items[0]?.orderStatus).toBe('Processing');

  const { page, problems } = await visit();
  const seller = await clientFor(shopUrl).login({ email: 'seller@example.com', password: DEMO_PASSWORD });
  await takeSessionOf(page, seller);
  await page.goto(`${shopUrl}/admin-orders?tab=to-pack`);
  await page.getByRole('textbox', { name: 'Scan or type an order number' }).fill(order.number);
  await page.keyboard.press('Enter');
  const press = (name: string) => page.getByRole('button', { name: `${name} ${order.number}` }).click();
  await press('Book carrier: order');
  await page.getByRole('textbox', { name: 'Weight in grams' }).fill('1200');
  await page.getByText('₹159.30 with tax').waitFor();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByRole('button', { name: `Cancel the booking of order ${order.number}` }).waitFor();
  await page.getByRole('button', { name: `Mark order ${order.number} as packed` }).click();
  await page.getByRole('button', { name: `Mark order ${order.number} as shipped` }).waitFor();
  const download = page.waitForEvent('download');
  await press('Print the label of order');
  expect((await download).suggestedFilename()).toBe('labels.pdf');
  const ownLabel = page.waitForEvent('download');
  await press('Carrier’s label of order');
  expect((await ownLabel).suggestedFilename()).toBe(`label-${order.number}.pdf`);
  const trackingId = (await api.getMyOrders()).items[0]?.trackingId ?? '';
  await page.getByText(`Tracking ID: ${trackingId}`).waitFor();

  const see = (type: 'UD' | 'DL', scan: string, code = '') => seeParcel(sandboxUrl, trackingId, { type, scan, code });
  await see('UD', 'In Transit');
  await see('UD', 'Pending', 'EOD-11');
  const desk = createWorkCalls(clientFor(shopUrl, seller.token).call);
  // The store hears of it by a push, and asks the carrier itself.
  const stateOf = async () => (await desk.getWork({ order: order.number })).items[0]?.shipment?.state;
  await expect.poll(stateOf, { timeout: 30_000 }).toBe('failed');
  await page.reload();
  await page.getByText('Delivery failed once.').waitFor();
  await page.getByRole('button', { name: `Deliver again: order ${order.number}` }).click();
  await page.getByText('You asked the carrier to deliver it again.').waitFor();
  await see('DL', 'Delivered');
  await expect.poll(async () => (await api.getMyOrders()).items[0]?.orderStatus, { timeout: 30_000 }).toBe('Delivered');
  expect(problems.errors).toEqual([]);
});
