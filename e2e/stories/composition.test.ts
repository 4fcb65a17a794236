import { expect, it, vi } from 'vitest';
import { withBrowser } from '#lib/browser/browser.ts';
import { serveStorybook } from './lib/serve-storybook.ts';
import { listStories, storybookFolder, storybookNames } from './lib/stories.ts';

/** While several Storybooks start, one may be overtaken by another and never comes: it is opened again, with more time. */
const firstTimeout = 4_000;
const maxTimeout = 32_000;
const visit = withBrowser();

it('is one Storybook that any server serves from any folder: the stories of every app open in it', async () => {
  const { url, stop } = await serveStorybook(storybookFolder);
  try {
    const { page, problems } = await visit();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const stories = listStories();
    for (const storybook of storybookNames().slice(1)) {
      const story = stories.find((candidate) => candidate.storybook === storybook);
      // The sidebar has the app's stories under its name, and the frame shows one of them.
      let timeout = firstTimeout / 2;
      const open = async () => {
        timeout = Math.min(2 * timeout, maxTimeout);
        await page.goto(`${url}?path=/story/${storybook}_${story?.id}`);
        await page.locator(`[data-item-id="${story?.id}"]`).first().waitFor({ timeout });
        const frame = page.frameLocator(`#storybook-ref-${storybook}`);
        await frame.locator('#storybook-root > *').first().waitFor({ timeout });
      };
      await vi.waitFor(open, { timeout: 3 * maxTimeout });
    }
    expect(requests.filter((request) => !request.startsWith(url) && !/^(data|blob):/.test(request))).toEqual([]);
    // The first Storybook also looks for the other Storybooks' stories before it loads their frames.
    expect(problems.errors.filter((error) => !error.includes('NoStoryMatchError'))).toEqual([]);
  } finally {
    stop();
  }
});
