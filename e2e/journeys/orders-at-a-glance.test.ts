import { expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();

// rules: panel-orders
it('All Orders shows at least eight orders on a screen of 1440 by 900', async () => {
  const { page } = await visit();
  await takeSessionOf(page, await clientFor(shopUrl).login({ email: 'admin@example.com', password: DEMO_PASSWORD }));
  // Those of somebody in the demo: other tests make orders with the longest names and addresses there are.
  await page.goto(`${shopUrl}/admin-orders?status=Delivered&q=Nandini+Rao`);
  await page.getByRole('row').nth(8).waitFor();
  const shown = await page.getByRole('button', { name: /^Show all of order/ }).evaluateAll(
    (buttons) =>
      buttons.filter((button) => {
        // The last control of a row: all of the row is in view where it is.
        const { bottom, right } = button.getBoundingClientRect();
        return bottom <= innerHeight && right <= innerWidth;
      }).length,
  );
  expect(shown).toBeGreaterThanOrEqual(8);
});
