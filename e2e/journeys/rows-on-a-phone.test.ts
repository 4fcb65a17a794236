import { adminPages, pages } from '@aaram/shared-domain/contract';
import { expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();

it.each([
  ['logins', pages.adminSecurity(), 'Logins and readings', ['What', 'From']],
  ['the weakest listings', adminPages.listings(), 'Weakest listings', ['Product', 'Score']],
])('rows of the panel are cards on a phone, and a table for a screen reader: %s', async (_, path, title, names) => {
  const { page, context } = await visit({ device: 'phone' });
  await takeSessionOf(page, await clientFor(shopUrl).login({ email: 'admin@example.com', password: DEMO_PASSWORD }));
  await page.goto(`${shopUrl}${path}`);
  await settled(page);
  const list = page
    .getByRole('region', { name: title })
    .filter({ has: page.locator('table') })
    .last();
  const cell = list.locator(`tbody [data-label="${names[0]}"]`).first();
  await cell.waitFor();
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toContain(names[0]);
  const session = await context.newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const listOf = (role: string) => nodes.filter((node) => node.role?.value === role).map(({ name }) => name?.value);
  expect(listOf('columnheader')).toEqual(expect.arrayContaining(names));
  expect(listOf('cell').length).toBeGreaterThan(names.length);
});
