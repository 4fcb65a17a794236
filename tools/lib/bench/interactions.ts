import type { Page } from 'playwright-core';

declare global {
  interface Window {
    interactions: number[];
  }
}

const QUIET_MS = 700;
/** The shortest that browsers report, ms. */
const MIN_EVENT_MS = 16;

/** Runs in the page before its own scripts: keeps how long each event took until its paint. */
export function observeInteractions() {
  window.interactions = [];
  new PerformanceObserver((list) => {
    window.interactions.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** From an interaction to the next paint: the longest event of `run`, ms, measured while the page is quiet around it. */
export async function measureInteraction(page: Page, run: (page: Page) => Promise<unknown>): Promise<number> {
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(() => {
    window.interactions = [];
  });
  await run(page);
  await page.waitForTimeout(QUIET_MS);
  return Math.max(MIN_EVENT_MS, ...(await page.evaluate(() => window.interactions)));
}

/** Logs in one of the demo store's people. */
export async function logIn(page: Page, shop: string, email: string) {
  await page.goto(`${shop}/login`);
  await page.getByLabel('Email or mobile number').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}
