import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withBrowser } from '#lib/browser/browser.ts';
import { paymentDialog, placeOrder, prepareCheckout, shopperWithCart } from '#lib/checkout.ts';
import { addProduct } from '#lib/shopping.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser({ hasPictures: true });

/** The scripts that docs/checkout-scripts.md lists: the first column of its table. */
const inventory = readFileSync(resolve(import.meta.dirname, '../../docs/checkout-scripts.md'), 'utf8')
  .split('\n')
  .flatMap((line) => /^\| `([^`]+)`/.exec(line)?.[1] ?? []);

/** A script's path in the store, without the parts that change with each release. */
function nameScript(url: string): string {
  const { origin, pathname } = new URL(url);
  if (origin !== shopUrl) {
    return `provider:${pathname}`;
  }
  return pathname === '/checkout'
    ? 'inline'
    : pathname.replace(/^\/releases\/([^/]+)\/files\/(\w{8}\/)?/, '$1/').replace(/\.[0-9a-f]{6,}(?=\.js$)/, '');
}

/** Collects every script that the page itself parses from now on; the provider's frame is not part of the page. */
async function watchScripts(page: Page): Promise<Set<string>> {
  const session = await page.context().newCDPSession(page);
  const ran = new Set<string>();
  const { frameTree } = await session.send('Page.getFrameTree');
  session.on('Debugger.scriptParsed', ({ url, executionContextAuxData }) => {
    const context: Record<string, unknown> = executionContextAuxData ?? {};
    if (context.isDefault === true && context.frameId === frameTree.frame.id && url.startsWith('http')) {
      ran.add(nameScript(url));
    }
  });
  await session.send('Debugger.enable');
  return ran;
}

// security: content-policy
// dark-patterns: rogue-malware
it('a payment from beginning to end runs the scripts of the inventory, and all of them', async ({ annotate }) => {
  const product = await addProduct(shopUrl, 5);
  const { page } = await visit();
  await shopperWithCart(page, shopUrl, product);
  const ran = await watchScripts(page);
  await prepareCheckout(page, shopUrl);
  await placeOrder(page);
  const dialog = await paymentDialog(page);
  expect([...ran].sort()).toEqual([...inventory].sort());
  await annotate(`${ran.size} scripts ran, ${inventory.length} in the inventory`, 'figure');
  await dialog.getByRole('button', { name: 'Close' }).click();
});
