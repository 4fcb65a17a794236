import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { OwnData } from '@aaram/shared-domain/own-data';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { logIn } from '#lib/forms.ts';
import { deliverOne } from '#lib/orders.ts';
import { addProduct } from '#lib/shopping.ts';
import { folder, sandboxUrl, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();
const dataDir = join(folder, 'data');
const myData = `${shopUrl}/user-dashboard?tab=mydata`;
const unique = `${Date.now()}`.slice(-9);
const now = { name: 'Zubeida Quorra', mobile: `6${unique}`, email: `zubeida-${unique}@example.com` };

/** What the mail or the SMS to a person says here, as soon as it is sent. */
async function readPost(to: string, pattern: RegExp): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.txt')).sort();
        const texts = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
        found = texts.findLast((text) => text.toLowerCase().startsWith(`to: ${to}\n`) && pattern.test(text));
        return found;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return pattern.exec(found ?? '')?.[1] ?? '';
}

/** Lets the days pass in which a login keeps an account; returns how many accounts are deleted. */
async function letAWeekPass(): Promise<number> {
  const program = resolve(import.meta.dirname, '../../api/src/testing/delete-accounts-now.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return Number(stdout);
}

/** A shopper with a delivered order and a second session. */
async function buildCustomer() {
  const product = await addProduct(shopUrl, 1);
  const shopper = await newShopper(shopUrl);
  const api = clientFor(shopUrl, shopper.token);
  await deliverOne({ shopUrl, sandboxUrl }, api, product);
  const number = (await api.getMyOrders()).items[0]?.number ?? '';
  const elsewhere = await clientFor(shopUrl).login({ email: shopper.email, password: 'test-password' });
  return { shopper, number, elsewhere: clientFor(shopUrl, elsewhere.token) };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const detail = (page: Page, text: string) => page.getByRole('region', { name: 'Your details' }).getByText(text);

async function changeDetails(page: Page) {
  await page.goto(myData);
  await press(page, 'Change: Name');
  await page.getByLabel('New name').fill(now.name);
  await press(page, 'Save');
  await detail(page, now.name).waitFor();

  await press(page, 'Change: Mobile');
  await page.getByLabel('Mobile number in India, ten digits').fill(now.mobile);
  await press(page, 'Send code');
  const code = page.getByLabel('Code from the SMS');
  await code.waitFor();
  await code.fill(await readPost(`+91${now.mobile}`, /^(\d{6}) is your code/m));
  await press(page, 'Confirm');
  await detail(page, now.mobile).waitFor();
  expect(await detail(page, 'Not confirmed').count()).toBe(0);

  await press(page, 'Change: Email');
  await page.getByLabel('New email address').fill(now.email);
  await press(page, 'Save');
  await page.getByText(`We have sent a link to ${now.email}.`).waitFor();
  await page.goto(await readPost(now.email, /(http\S+change=\S+)/));
  // The address that waits to be confirmed is shown already, so the page alone does not say that it is confirmed.
  const confirmed = page.waitForResponse(
    (answer) => answer.url().endsWith('/me/email') && answer.request().method() === 'PUT' && answer.ok(),
  );
  await press(page, 'Use the new address');
  await confirmed;
  await detail(page, now.email).waitFor();
}

const otherDevice = /^Log out .*logged in/;

async function endOtherSession(page: Page) {
  await page.goto(`${shopUrl}/user-dashboard?tab=security`);
  await page.getByRole('button', { name: otherDevice }).click();
  await page.getByText('This device').waitFor();
  await expect.poll(() => page.getByRole('button', { name: otherDevice }).count()).toBe(0);
}

async function takeCopies(page: Page, number: string) {
  const download = page.waitForEvent('download');
  await press(page, 'Download as a file (JSON)');
  const file = await (await download).path();
  const copy: OwnData = JSON.parse(await readFile(file, 'utf8'));
  expect(copy.account[0]).toMatchObject({ ...now, isMobileProved: true });
  expect(copy.orders).toMatchObject([{ order: number, orderStatus: 'Delivered' }]);
  expect(copy.emailChanges).toMatchObject([{ newEmail: now.email, state: 'made' }]);

  await page.getByRole('link', { name: 'Open to print or save as PDF' }).click();
  await page.getByRole('table', { name: 'Orders and payments' }).getByText(number).waitFor();
  expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('link', { name: 'My Data' }).first().click();
}

async function withdrawNews(page: Page) {
  await press(page, 'Agree to: News and offers');
  await press(page, 'Withdraw: News and offers');
  await page.getByRole('button', { name: 'Agree to: News and offers' }).waitFor();
  await page.getByText(/You withdrew it on/).waitFor();
}

async function deleteAccount(page: Page) {
  await press(page, 'Delete my account');
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await press(page, 'Delete the account');
  await page.waitForURL('**/login');
  await page.getByText(/Your account will be deleted on/).waitFor();
}

// rules: deleting-an-account
it('a shopper changes who they are with proof, takes a copy, withdraws a consent and leaves; the order stays without a name', async () => {
  const { shopper, number, elsewhere } = await buildCustomer();
  const { page, problems } = await visit();
  await takeSessionOf(page, shopper);
  await endOtherSession(page);
  await expect(elsewhere.getProfile()).rejects.toMatchObject({ status: 401 });
  await changeDetails(page);
  await takeCopies(page, number);
  await withdrawNews(page);
  await deleteAccount(page);
  expect(await letAWeekPass()).toBe(1);
  expect(problems.errors).toEqual([]);

  await page.goto(`${shopUrl}/login`);
  await logIn(page, now.email, 'test-password');
  await page.locator('form').getByRole('alert').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');

  const seller = await visit();
  await takeSessionOf(
    seller.page,
    await clientFor(shopUrl).login({ email: 'seller@example.com', password: DEMO_PASSWORD }),
  );
  await seller.page.goto(`${shopUrl}/admin-orders?q=${number}`);
  await seller.page.getByRole('button', { name: `Show all of order ${number}` }).click();
  const order = seller.page.getByRole('article', { name: `Order ${number}` });
  await order.getByText('Deleted account').first().waitFor();
  expect(await order.textContent()).not.toMatch(/Meera|Quorra|Lake Road|9876543210/);
});
