import { join } from 'node:path';
import { describe, it, onTestFinished } from 'vitest';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { paymentDialog, placeOrder, prepareCheckout, shopperWithCart } from '#lib/checkout.ts';
import { isLongForm } from '#lib/long-form.ts';
import { addProduct } from '#lib/shopping.ts';
import { databaseProcesses } from '#lib/store/processes.ts';
import { folder, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();

function signalDatabase(signal: 'SIGSTOP' | 'SIGCONT') {
  for (const { pid } of databaseProcesses(join(folder, 'data'))) {
    process.kill(pid, signal);
  }
}

const secondsSince = (begin: number) => ((performance.now() - begin) / 1000).toFixed(1);

// Only in the long form (npm run test:chaos): frozen-parts.test.ts and checkout-page.test.tsx show it without a browser.
describe.runIf(isLongForm)('a shopper', { timeout: 120_000 }, () => {
  it('sees that a list could not be loaded while the database stands still, and gets it after', async ({
    annotate,
  }) => {
    const { page } = await visit();
    await page.goto(`${shopUrl}/women`, { waitUntil: 'networkidle' });
    await settled(page);
    signalDatabase('SIGSTOP');
    onTestFinished(() => signalDatabase('SIGCONT'));
    const begin = performance.now();
    const search = page.getByRole('combobox', { name: 'Search products' });
    await search.fill('kurta');
    await search.press('Enter');
    await page.getByText('The products did not load.').waitFor();
    const seen = secondsSince(begin);
    signalDatabase('SIGCONT');
    const mended = performance.now();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: /kurta/i }).first().waitFor();
    await annotate(
      `a list says so after ${seen} s, and is there ${secondsSince(mended)} s after the database`,
      'figure',
    );
  });

  it('sees after eight seconds that the payment script hangs, and pays with the next try', async ({ annotate }) => {
    const { page } = await visit();
    await shopperWithCart(page, shopUrl, await addProduct(shopUrl, 5));
    let isHanging = true;
    await page.route(/\/checkout\.js/, (route) => (isHanging ? undefined : route.continue()));
    await prepareCheckout(page, shopUrl);
    const begin = performance.now();
    await placeOrder(page);
    await page.getByText('Payment could not be loaded').waitFor();
    await annotate(`a payment script that hangs is named after ${secondsSince(begin)} s`, 'figure');
    isHanging = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    const dialog = await paymentDialog(page);
    await dialog.getByRole('button', { name: 'Pay now' }).click();
    await page.getByRole('heading', { name: 'Order confirmed' }).waitFor();
  });
});
