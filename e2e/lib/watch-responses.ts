import type { Page, Request, Response } from 'playwright-core';

type ResourceType = ReturnType<Request['resourceType']>;

/**
 * Remembers the responses of one kind that a page gets from now on. `readAll` reads those that have come by then and
 * waits for each: what comes later is not read, since a read that outlives its page fails where no test sees it.
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
