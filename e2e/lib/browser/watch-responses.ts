import type { Page, Request, Response } from 'playwright-core';

type ResourceType = ReturnType<Request['resourceType']>;

/**
 * Collects a page's responses of one type from now on. `readAll` reads those that have arrived and waits for each body.
 * Later ones are not read: a read that outlives its page fails outside the test.
 */
export function watchResponses(page: Page, type: ResourceType) {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === type) {
      responses.push(response);
    }
  });
  return { readAll: (): Promise<Buffer[]> => Promise.all(responses.map((response) => response.body())) };
}
