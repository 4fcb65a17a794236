import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser({ isQuiet: true });

/** What the document says of its page. What only the first document of a visit has is left out: the store itself. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const parts =
      'meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"], script[type="application/ld+json"]';
    const tags = [...document.head.querySelectorAll(parts)].map(({ outerHTML }) => outerHTML);
    return {
      title: document.title,
      tags: tags.filter((one) => !/^[^{]*{"@context":"[^"]+","@type":"Organization"/.test(one)).sort(),
    };
  });

async function expectAsServed(page: Page, context: Awaited<ReturnType<typeof visit>>['context']) {
  const other = await context.newPage();
  await other.goto(page.url());
  const served = await readHead(other);
  await other.close();
  await expect.poll(() => readHead(page)).toEqual(served);
  return served;
}

// rules: page-change
it('each page that is opened in the browser tells of itself what its document tells', async () => {
  const { page, context } = await visit();
  await page.goto(`${shopUrl}/search?q=dress`);
  await settled(page);
  expect((await readHead(page)).tags.join()).toContain('noindex');
  await page.locator('main article a').first().click();
  await page.waitForURL('**/single-product/**');
  const product = await expectAsServed(page, context);
  expect(product.tags.join()).not.toContain('noindex');
  expect(product.tags.join()).toContain('ProductGroup');
  expect(product.tags.join()).toContain('og:title');

  await page.locator('header a[href="/"]').first().click();
  await page.waitForURL(`${shopUrl}/`);
  await expectAsServed(page, context);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).first().click();
  await page.waitForURL('**/faq');
  await expectAsServed(page, context);
  await page.goBack();
  await page.goBack();
  await page.waitForURL('**/single-product/**');
  await expectAsServed(page, context);
  await page.goBack();
  await page.waitForURL('**/search?q=dress');
  expect((await expectAsServed(page, context)).tags.join()).toContain('noindex');
});
