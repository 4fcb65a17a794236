import type { Page } from 'playwright-core';

/** Whatever the page's content security policy refuses from now on, a line each. Call before the page is opened. */
export async function watchPolicy(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('policy:')) {
      violations.push(message.text());
    }
  });
  return violations;
}
