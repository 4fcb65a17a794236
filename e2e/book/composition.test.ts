import { expect, it, vi } from 'vitest';
import { withBrowser } from '#lib/browser.ts';
import { serveBook } from './lib/serve-book.ts';
import { bookFolder, bookNames, listStories } from './lib/stories.ts';

/** A book starts within it; one that another overtook while they started is opened again. */
const timeout = 20_000;
const visit = withBrowser();

it('is one book that any server serves from any folder: the stories of every app open in it', async () => {
  const { url, stop } = await serveBook(bookFolder);
  try {
    const { page, problems } = await visit();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const stories = listStories();
    for (const book of bookNames().slice(1)) {
      const story = stories.find((candidate) => candidate.book === book);
      // The sidebar has the app's stories under its name, and the frame shows one of them.
      const open = async () => {
        await page.goto(`${url}?path=/story/${book}_${story?.id}`);
        await page.locator(`[data-item-id="${story?.id}"]`).first().waitFor({ timeout });
        const frame = page.frameLocator(`#storybook-ref-${book}`);
        await frame.locator('#storybook-root > *').first().waitFor({ timeout });
      };
      await vi.waitFor(open, { timeout: 5 * timeout });
    }
    expect(requests.filter((request) => !request.startsWith(url) && !/^(data|blob):/.test(request))).toEqual([]);
    // The first book looks for the other books' stories too before it lets them have the frame.
    expect(problems.errors.filter((error) => !error.includes('NoStoryMatchError'))).toEqual([]);
  } finally {
    stop();
  }
});
