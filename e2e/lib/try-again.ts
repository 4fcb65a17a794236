import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Clicks "Try again" until `shown` is visible, as a person would: on a busy machine an attempt may exceed its few
 * seconds. Prints the console's errors when one click was not enough.
 */
export async function tryAgainUntil(page: Page, shown: Locator, errors: readonly string[]): Promise<void> {
  const retry = page.getByRole('button', { name: 'Try again' });
  let clicks = 0;
  const arrive = async () => {
    if (await retry.isEnabled({ timeout: 500 }).catch(() => false)) {
      await retry.click();
      clicks += 1;
    }
    await shown.waitFor({ timeout: 7000 }).catch(() => undefined);
    return (await shown.isVisible()) ? 'is there' : errors;
  };
  await expect.poll(arrive, { timeout: 40_000 }).toBe('is there');
  if (clicks > 1) {
    console.warn(`"Try again" helped at click ${clicks}:\n${errors.join('\n')}`);
  }
}
