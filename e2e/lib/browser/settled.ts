import type { Page } from 'playwright-core';

/** Waits until the scripts have taken over the page: what is pressed before works as in a page without scripts. */
export const settled = (page: Page): Promise<void> => page.locator('html[data-settled]').waitFor({ state: 'attached' });
