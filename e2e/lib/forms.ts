import type { Page } from 'playwright-core';

type Newcomer = { name: string; mobile: string; email: string; password: string };

/** Fills the signup form in, except for the terms, and leaves it there. */
export async function fillSignup(page: Page, { name, mobile, email, password }: Newcomer): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Fills the login form in on the page that shows it, and sends it. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email or mobile number').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
}

/** The texts of what a form says is wrong as a whole. */
export const formMessage = (page: Page) => page.locator('form').getByRole('alert');
