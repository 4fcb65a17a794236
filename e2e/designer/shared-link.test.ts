import { createDesignCalls, pages } from '@aaram/shared-domain/contract';
import { expect, it } from 'vitest';
import { clientFor, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';
import { twentyObjects } from './twenty-objects.ts';

const visit = withBrowser();

/** Asks until the store has made the pictures of a design. */
async function prepare(calls: ReturnType<typeof createDesignCalls>, id: string, product: string): Promise<void> {
  const { state } = await calls.printDesign(id, product);
  if (state === 'preparing') {
    await prepare(calls, id, product);
  }
}

it('a link shows a design to everybody and to no search engine, begins a copy, and ends', async () => {
  const { items } = await clientFor(shopUrl).getProducts({ category: 'Customized', limit: 60 });
  const tee = items.find(({ subcategory, name }) => subcategory === 'T-Shirt' && !/v-?neck/i.test(name));
  const product = tee?._id ?? '';
  const calls = createDesignCalls(clientFor(shopUrl, (await newShopper(shopUrl)).token).call);
  const { _id } = await calls.createDesign({ product, document: twentyObjects });
  await prepare(calls, _id, product);
  const { token } = await calls.shareDesign(_id, { product, mayCopy: true });
  const address = `${shopUrl}${pages.sharedDesign(token ?? '')}`;

  const document = await (await fetch(address)).text();
  expect(document).toContain('<meta name="robots" content="noindex">');
  // Documents are cached: nothing of the design stands in one.
  expect(document).not.toContain('/media/design-');

  const { page } = await visit();
  await takeSessionOf(page, await newShopper(shopUrl));
  await page.goto(address);
  await settled(page);
  await page.getByRole('heading', { name: /^A design for / }).waitFor();
  await page.getByRole('button', { name: 'Start from this design' }).click();
  await page.waitForURL(/\/customized\/single-product\/.+\?design=/);
  await page.locator('#design').scrollIntoViewIfNeeded();
  await page
    .getByRole('region', { name: 'Parts' })
    .getByRole('button', { name: /Goa 2026/ })
    .first()
    .waitFor();

  await calls.endShare(_id);
  await page.goto(address);
  await page.getByRole('heading', { name: 'This design is no longer shared.' }).waitFor();
});
