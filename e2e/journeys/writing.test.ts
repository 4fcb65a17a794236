import { pages } from '@aaram/shared-domain/contract';
import { fromIndianTime, toIndianTime } from '@aaram/shared-domain/format';
import { expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();
const DAY_MS = 86_400_000;

it('a seller writes a draft that outlives a reload, previews it, schedules it, publishes it and takes a change back', async () => {
  const { page } = await visit();
  await takeSessionOf(page, await clientFor(shopUrl).login({ email: 'seller@example.com', password: DEMO_PASSWORD }));
  const title = `White is work ${Date.now()}`;
  const field = (name: string) => page.getByRole('textbox', { name });
  const press = (name: string | RegExp) => page.getByRole('button', { name }).press('Enter');
  // Until the post is there, the form is still that of a new one.
  const edit = async () => {
    await press(`Edit ${title}`);
    await page.getByRole('button', { name: 'Update Post' }).waitFor();
  };
  const isPublic = async () => (await clientFor(shopUrl).getPosts()).items.some((post) => post.title === title);

  await page.goto(shopUrl + pages.adminBlogManager());
  await field('Title').fill(title);
  await page.getByText(/^Saved in this browser/).waitFor();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByText(/^What you typed until/).waitFor();
  expect(await field('Title').inputValue()).toBe(title);

  await page.getByRole('radio', { name: /^Not yet/ }).check();
  await press('Create Post');
  await press(`Preview ${title}`);
  const address = await page.getByRole('link', { name: 'Open preview' }).getAttribute('href');
  const reader = await visit();
  await reader.page.goto(address ?? '');
  await reader.page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await isPublic()).toBe(false);
  await page.keyboard.press('Escape');
  // Under an open dialog nothing can be pressed.
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await edit();
  await page.getByRole('radio', { name: /^At a set time/ }).check();
  const ahead = toIndianTime(new Date(Date.now() + DAY_MS).toISOString());
  await page.getByLabel('Day and time in India').fill(ahead);
  await press('Update Post');
  await page
    .getByText(/Scheduled · /)
    .first()
    .waitFor();
  // The demo has a scheduled post already, so the list alone does not say that this one is saved.
  await expect
    .poll(async () => {
      await reader.page.reload();
      await reader.page.getByRole('heading', { level: 1, name: title }).waitFor();
      return reader.page.getByText(/^Preview\. This post is published on/).count();
    })
    .toBe(1);
  expect([await isPublic(), fromIndianTime(ahead)]).toEqual([false, expect.any(Date)]);

  await edit();
  await page.getByRole('radio', { name: /^Now/ }).check();
  await field('Description').fill('A change for the worse.');
  await press('Update Post');
  await page.getByRole('link', { name: title }).waitFor();
  expect(await isPublic()).toBe(true);

  await edit();
  await press('Revisions');
  await page
    .getByRole('button', { name: /^Compare with/ })
    .first()
    .press('Enter');
  await press('Restore this revision');
  await page.getByText('Revision restored').waitFor();
  expect(await field('Description').inputValue()).toBe('');
  expect(await isPublic()).toBe(true);
});
