import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright-core';
import type { Story } from './stories.ts';
import { type Findings, Tab } from './tab.ts';

/** More tabs than cores: a tab mostly waits for timers, frames and the network. */
const TABS = Math.min(8, availableParallelism() + 4);

type Answer = { promise: Promise<Findings>; resolve: (findings: Findings) => void; reject: (error: unknown) => void };

/**
 * Shows all stories in several tabs at once, in their order. `look` resolves to the findings of one story; its first
 * call starts the run, which goes on ahead of later calls. `lookAgain` shows a story once more, patiently, in a
 * separate tab. `isPatient` makes every look patient.
 */
export function showStories(
  stories: Story[],
  isPatient: boolean,
  open: () => Promise<{ browser: Browser; url: string }>,
) {
  const answers = new Map<Story, Answer>(stories.map((story) => [story, Promise.withResolvers<Findings>()]));
  for (const { promise } of answers.values()) promise.catch(() => undefined);
  const waiting = Object.values(Object.groupBy(stories, ({ storybook, title }) => `${storybook}: ${title}`));
  const firsts = new Set(waiting.map((group) => group?.[0]));
  const second = new Map<Story, Promise<Findings>>();
  let opened: ReturnType<typeof open> | undefined;

  async function work(browser: Browser, url: string): Promise<void> {
    const tab = await Tab.open(browser, url);
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      for (const story of group) {
        await tab.look(story, { isPatient }).then(answers.get(story)?.resolve, answers.get(story)?.reject);
      }
    }
    await tab.close();
  }

  async function run(): Promise<void> {
    try {
      opened = open();
      const { browser, url } = await opened;
      await Promise.all(Array.from({ length: TABS }, () => work(browser, url)));
    } catch (error) {
      for (const { reject } of answers.values()) reject(error);
    }
  }

  async function look(story: Story): Promise<Findings> {
    // `run` rejects the answers instead of itself.
    if (!opened) run().catch(() => undefined);
    const answer = answers.get(story);
    if (!answer) throw new Error(`${story.id} is not one of the stories.`);
    return answer.promise;
  }

  async function lookAlone(story: Story): Promise<Findings> {
    const { browser, url } = await (opened ?? open());
    const tab = await Tab.open(browser, url);
    return tab.look(story, { isPatient: true, isLater: !firsts.has(story) }).finally(() => tab.close());
  }

  function lookAgain(story: Story): Promise<Findings> {
    const again = second.get(story) ?? lookAlone(story);
    second.set(story, again);
    return again;
  }

  return { look, lookAgain };
}
