import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright-core';
import type { Story } from './stories.ts';
import { type Findings, Tab } from './tab.ts';

/** More tabs than cores: a tab waits for its timers and its network most of the time. */
const TABS = Math.min(6, availableParallelism() + 2);

type Answer = { promise: Promise<Findings>; resolve: (findings: Findings) => void; reject: (error: unknown) => void };

/**
 * Looks at all stories in several tabs at once, in their order. Answers a function that resolves to what was found
 * of one; looking begins with its first call and runs ahead of later ones.
 */
export function showStories(stories: Story[], open: () => Promise<{ browser: Browser; url: string }>) {
  const answers = new Map<Story, Answer>(stories.map((story) => [story, Promise.withResolvers<Findings>()]));
  for (const { promise } of answers.values()) promise.catch(() => undefined);
  const waiting = Object.values(Object.groupBy(stories, ({ book, title }) => `${book}: ${title}`));
  let isRunning = false;

  async function work(browser: Browser, url: string): Promise<void> {
    const tab = await Tab.open(browser, url);
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      for (const story of group) await tab.look(story).then(answers.get(story)?.resolve, answers.get(story)?.reject);
    }
    await tab.close();
  }

  async function run(): Promise<void> {
    try {
      const { browser, url } = await open();
      await Promise.all(Array.from({ length: TABS }, () => work(browser, url)));
    } catch (error) {
      for (const { reject } of answers.values()) reject(error);
    }
  }

  return async function look(story: Story): Promise<Findings> {
    if (!isRunning) void run();
    isRunning = true;
    const answer = answers.get(story);
    if (!answer) throw new Error(`${story.id} is not one of the stories.`);
    return answer.promise;
  };
}
