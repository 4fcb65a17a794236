import type { Product } from '@aaram/shared-domain/catalog';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { tabAndPress, tabTo } from '#lib/browser/keyboard.ts';
import { settled } from '#lib/browser/settled.ts';
import { deliverOne } from '#lib/orders.ts';
import { fetchPatiently } from '#lib/patiently.ts';
import { addProduct } from '#lib/shopping.ts';
import { sandboxUrl, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();

/** Opens a page and passes its header by the keyboard. */
async function openMain(page: Page, path: string) {
  await page.goto(`${shopUrl}${path}`);
  await settled(page);
  await tabAndPress(page, page.getByRole('link', { name: 'Skip to content' }), 'Enter');
}

/** A shopper to whom a piece was delivered. */
async function buyerOf(product: Product) {
  const shopper = await newShopper(shopUrl);
  await deliverOne({ shopUrl, sandboxUrl }, clientFor(shopUrl, shopper.token), product);
  return shopper;
}

describe('reviews', () => {
  it('are written, answered, filtered, sorted and read without a mouse, and filtered and sorted without a script', async () => {
    const product = await addProduct(shopUrl, 3);
    const path = `/single-product/${product._id}`;
    const first = await buyerOf(product);
    await clientFor(shopUrl, first.token).addReview({ productId: product._id, rating: 2, comment: 'Runs small.' });

    const shopper = await visit();
    await takeSessionOf(shopper.page, await buyerOf(product));
    await openMain(shopper.page, '/user-dashboard?tab=myorders');
    const form = shopper.page.getByRole('form', { name: `Review ${product.name}` });
    await tabAndPress(shopper.page, form.getByRole('radio').first(), 'ArrowLeft');
    await expect.poll(() => form.getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true);
    await tabTo(shopper.page, form.getByRole('textbox'));
    await shopper.page.keyboard.type('Soft from the first wear.');
    await tabAndPress(shopper.page, form.getByRole('button', { name: /submit review/i }), 'Enter');
    await shopper.page.getByText('Soft from the first wear.').waitFor();

    const seller = await visit();
    await takeSessionOf(
      seller.page,
      await clientFor(shopUrl).login({ email: 'seller@example.com', password: DEMO_PASSWORD }),
    );
    await openMain(seller.page, '/admin-dashboard');
    await tabAndPress(seller.page, seller.page.getByRole('link', { name: /^Answer: .* without an answer$/ }), 'Enter');
    await seller.page.waitForURL('**/admin-reviews?show=unanswered');
    const answer = seller.page.getByRole('form', { name: `Answer a review of ${product.name}` }).first();
    await tabTo(seller.page, answer.getByRole('textbox'));
    await seller.page.keyboard.type('Thank you.');
    await tabAndPress(seller.page, answer.getByRole('button', { name: 'Send answer' }), 'Enter');
    await seller.page.getByText('Answer saved').waitFor();
    expect(seller.problems.errors).toEqual([]);

    const { page, problems } = await visit();
    await openMain(page, path);
    const list = page.getByRole('region', { name: 'All reviews' });
    const shown = () => list.getByRole('heading', { level: 3 }).count();
    await tabAndPress(page, page.getByRole('link', { name: /^2 stars/ }), 'Enter');
    await expect.poll(shown).toBe(1);
    await list.getByText('Runs small.').waitFor();
    expect(new URL(page.url()).search).toBe('?stars=2');
    await page.keyboard.press('Enter');
    await expect.poll(shown).toBe(2);
    await tabAndPress(page, page.getByRole('link', { name: 'With pictures' }), 'Enter');
    await tabAndPress(page, list.getByRole('link', { name: 'Show all reviews' }), 'Enter');
    await expect.poll(shown).toBe(2);
    await tabTo(page, page.getByRole('combobox', { name: 'Sort reviews' }));
    await page.keyboard.type('Fewest');
    await expect.poll(() => list.getByRole('article').first().textContent()).toContain('Runs small.');
    await list.getByText('Thank you.').waitFor();
    expect(problems.errors).toEqual([]);

    /** What a browser without scripts gets. */
    const read = async (search: string) => {
      const html = await (await fetchPatiently(`${shopUrl}${path}${search}`)).text();
      return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    };
    const plain = await read('');
    expect(plain).toContain(`href="${path}?stars=2#reviews"`);
    expect(plain).toContain(`action="${path}#reviews" method="get"`);
    const filtered = await read('?stars=2');
    expect(filtered).toContain('Runs small.');
    expect(filtered).not.toContain('Soft from the first wear.');
    const sorted = await read('?sort=lowest');
    expect(sorted.indexOf('Runs small.')).toBeLessThan(sorted.indexOf('Soft from the first wear.'));
    expect(await read('?pictures=true')).toContain('No reviews match.');
  });
});
