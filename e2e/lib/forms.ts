import type { Page } from 'playwright-core';

type Newcomer = { name: string; mobile: string; email: string; password: string };

/** Fills in the signup form, except for the terms, and does not submit it. */
export async function fillSignup(page: Page, { name, mobile, email, password }: Newcomer): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Fills in and submits the login form of the open page. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email or mobile number').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
}

/** Errors about the form as a whole. */
export const formMessage = (page: Page) => page.locator('form').getByRole('alert');
