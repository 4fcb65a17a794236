import { createTeamCalls } from '@aaram/shared-domain/contract';
import { expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { waitForMail } from '#lib/store/outbox.ts';
import { folder, panelUrl, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();
const isAsWideAsItsWindow = (page: { evaluate: (look: () => boolean) => Promise<boolean> }) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

// security: team-walls
it('an owner invites somebody, who joins by the mail’s link, sees orders alone, and is out when removed', async () => {
  const guest = await newShopper(shopUrl);
  const login = await clientFor(shopUrl).login({ email: 'seller2@example.com', password: DEMO_PASSWORD });
  const owner = await visit();
  await takeSessionOf(owner.page, login);
  await owner.page.goto(`${shopUrl}/admin-team`);
  await owner.page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = owner.page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('Email address').fill(guest.email);
  await dialog.getByRole('checkbox', { name: /^Orders/ }).check();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await owner.page.getByRole('region', { name: 'Invitations' }).getByText(guest.email).waitFor();

  const mail = await waitForMail(folder, guest.email, '/team-invitation/');
  const path = /\/team-invitation\/[\w-]+/.exec(mail)?.[0] ?? '';
  const { page, problems } = await visit();
  await page.setViewportSize({ width: 360, height: 780 });
  await takeSessionOf(page, guest);
  await page.goto(`${shopUrl}${path}`);
  await page.getByRole('heading', { name: 'Join the team of Lata Deshpande' }).waitFor();
  await page.getByRole('button', { name: 'Join the team' }).click();
  await page.getByText('You work for Lata Deshpande. Your work is:').waitFor();
  expect(await isAsWideAsItsWindow(page)).toBe(true);
  await page.goto(`${shopUrl}/admin-orders`);
  await page
    .getByRole('button', { name: /^Show all of order/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Panel menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Seller Panel' });
  await menu.getByRole('link', { name: 'All Orders' }).waitFor();
  expect(await menu.getByRole('link', { name: 'All Products' }).count()).toBe(0);
  await page.goto(`${shopUrl}/admin-products`);
  await page.getByRole('heading', { name: 'This is not part of your work' }).waitFor();
  expect(problems.errors).toEqual([]);

  const member = (await createTeamCalls(clientFor(shopUrl, login.token).call).getTeam()).members.find(
    ({ email }) => email === guest.email,
  );
  await owner.page.reload();
  await owner.page
    .getByRole('listitem')
    .filter({ hasText: guest.email })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await owner.page.getByText('The person is no longer in the team.').waitFor();
  expect(member?.roles).toEqual(['orders']);
  await page.goto(`${shopUrl}/admin-orders`);
  await page.getByRole('dialog').getByLabel('Password').first().waitFor();

  const alone = await visit();
  await takeSessionOf(alone.page, login);
  await alone.page.goto(`${panelUrl}/admin-team`);
  await alone.page.getByRole('region', { name: 'People' }).getByText('Lata Deshpande').waitFor();
  expect(alone.problems.errors).toEqual([]);
});
