import { createReturnCalls } from '@aaram/shared-domain/contract';
import { expect, it } from 'vitest';
import { newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { tabAndPress, tabTo } from '#lib/browser/keyboard.ts';
import { fillAddress, paymentDialog, placeOrder, shopperWithCart } from '#lib/checkout.ts';
import { addProduct } from '#lib/shopping.ts';
import { waitForMail } from '#lib/store/outbox.ts';
import { folder, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser({ isQuiet: true });

/** Buys a gift card of ₹1,000 on a phone without touching it; resolves to its code from the mail. */
async function buyCard(recipient: string) {
  const { page } = await visit();
  await page.setViewportSize({ width: 360, height: 780 });
  await takeSessionOf(page, await newShopper(shopUrl));
  await page.goto(`${shopUrl}/checkout?buy=gift-card`);
  await tabAndPress(page, page.getByRole('radio', { name: '₹500' }), 'ArrowRight');
  for (const [label, typed] of [
    ['Name of the recipient', 'Kavya Iyer'],
    ['Email of the recipient', recipient],
    ['Message', 'Happy birthday!'],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(typed);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await tabAndPress(page, page.getByRole('button', { name: 'Pay', exact: true }), 'Enter');
  await (await paymentDialog(page)).getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('heading', { name: 'Thank you. Your gift card is on its way' }).waitFor();
  const mail = await waitForMail(folder, recipient, 'Happy birthday!');
  await page.getByRole('link', { name: 'See your gift cards' }).click();
  await page.getByText(`For Kavya Iyer, ${recipient}`).waitFor();
  return /[0-9B-Z]{4}(-[0-9B-Z]{4}){3}/.exec(mail)?.[0] ?? '';
}

it('a gift card is bought, pays another shopper an order wholly and one in part, and comes back when that is cancelled', async () => {
  const product = await addProduct(shopUrl, 5);
  const { page } = await visit();
  const api = await shopperWithCart(page, shopUrl, product);
  const code = await buyCard((await api.getProfile()).email);

  await page.goto(`${shopUrl}/user-dashboard?tab=credits`);
  await page.getByRole('button', { name: 'Add a gift card' }).click();
  await page.getByLabel('Code of the gift card').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Add it' }).click();
  await page.getByText(`Gift card …${code.slice(-4)}`).waitFor();
  const balance = async () => (await api.getCredits())[0]?.balance;
  expect(await balance()).toBe(1000);

  async function orderWithCard() {
    await page.goto(`${shopUrl}/checkout`);
    await page.getByRole('checkbox', { name: /^Gift card/ }).check();
  }
  await orderWithCard();
  await fillAddress(page);
  await page.getByText('This pays all of your order. You choose no other payment.').waitFor();
  await placeOrder(page);
  await page.getByRole('heading', { name: 'Order confirmed' }).waitFor();
  const [first] = (await api.getMyOrders()).items;
  expect(first).toMatchObject({ paymentStatus: 'Paid', creditAmount: first?.payableAmount });
  const rest = Math.round((1000 - (first?.payableAmount ?? 0)) * 100) / 100;
  expect(await balance()).toBe(rest);

  await api.addToCart({ product: product._id, size: 'S' });
  await orderWithCard();
  await fillAddress(page);
  await page.locator('label', { hasText: 'Online Payment' }).click();
  await placeOrder(page);
  await (await paymentDialog(page)).getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('heading', { name: 'Order confirmed' }).waitFor();
  expect(await balance()).toBe(0);
  const second = (await api.getMyOrders()).items.find(({ _id }) => _id !== first?._id);
  expect(second).toMatchObject({ paymentStatus: 'Paid', creditAmount: rest });

  const returns = createReturnCalls(api.call);
  const line = (await returns.getReturns(second?._id ?? '')).lines[0]?._id ?? '';
  await returns.askReturn(second?._id ?? '', { line, kind: 'cancel', quantity: 1 }, crypto.randomUUID());
  await expect.poll(balance, { timeout: 30_000, interval: 500 }).toBe(rest);
  await page.goto(`${shopUrl}/user-dashboard?tab=credits`);
  await page.getByText(/movements$/).click();
  await page.getByText(`Refunded from order ${second?.number}`).waitFor();
});
