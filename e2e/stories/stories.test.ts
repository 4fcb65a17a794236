import { afterAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '#lib/browser/browser.ts';
import { isLongForm } from '#lib/long-form.ts';
import { openPassed } from './lib/passed.ts';
import { findOrphans, isUpdate, judgePicture, pictureNames } from './lib/pictures.ts';
import { serveStorybook } from './lib/serve-storybook.ts';
import { showStories } from './lib/show-stories.ts';
import { listStories, type Story, storybookFolder, storybookNames } from './lib/stories.ts';
import { type Findings, type Theme, themesOf } from './lib/tab.ts';

const stories = listStories();
const passed = await openPassed(stories);
/** The others are as they were when they last passed. */
const shown = stories.filter((story) => isLongForm || !passed.has(story));
const closing: (() => unknown)[] = [];
const looked = new Map<Story, Set<string>>();
const unpictured: string[] = [];

const { look, lookAgain } = showStories(shown, isUpdate, async () => {
  const { url, stop } = await serveStorybook(storybookFolder, { isDrawn: true });
  const browser = await launchBrowser({ isBrief: true });
  closing.push(() => browser.close(), stop);
  return { browser, url };
});

afterAll(async () => {
  for (const close of closing) await close();
  // An update of some stories, chosen by their names, is saved too.
  if (isUpdate) {
    findOrphans(stories, looked);
    passed.save();
  }
  if (unpictured.length > 0) console.warn(`${unpictured.length} stories without a picture:\n${unpictured.join('\n')}`);
});

async function judge(story: Story, theme: Theme, { looks, skipReason }: Findings): Promise<string[]> {
  const { problems, shots } = looks[theme];
  const judged = skipReason ? [] : await Promise.all(shots.map((shot) => judgePicture(story, theme, shot)));
  return [...problems, ...judged.filter((problem) => problem !== undefined)];
}

/** A busy browser may draw only half of a picture: a problem counts when it appears again, alone in a tab. */
async function untilWrongTwice(story: Story, found: Findings, find: (findings: Findings) => Promise<string[]>) {
  const problems = await find(found);
  return problems.length === 0 ? problems : find(await lookAgain(story));
}

describe.each(storybookNames())('the Storybook of %s', (storybook) => {
  const isOwn = (story: Story) => story.storybook === storybook;
  const own = stories.filter(isOwn);
  const ownShown = shown.filter(isOwn);

  it('has stories; those whose bytes have passed before are not shown again', async ({ annotate }) => {
    await annotate(`${storybook}: ${ownShown.length} of ${own.length} shown`, 'figure');
    expect(own.length).toBeGreaterThan(0);
  });

  describe.each(ownShown)('$title, $name', (story) => {
    it.each(themesOf(story))('plays, is accessible and looks as it did (%s)', async (theme) => {
      const found = await look(story);
      if (found.skipReason && theme === 'light') unpictured.push(`${story.id}: ${found.skipReason}`);
      const judgeThese = (findings: Findings) => {
        looked.set(story, new Set(findings.skipReason ? [] : pictureNames(story, findings.looks)));
        return judge(story, theme, findings);
      };
      expect(await untilWrongTwice(story, found, judgeThese)).toEqual([]);
      passed.note(story);
    });

    it('holds under fingers, right to left, at 360px, in forced colours and without motion', async () => {
      expect(await untilWrongTwice(story, await look(story), async ({ everywhere }) => everywhere)).toEqual([]);
      passed.note(story);
    });
  });
});

describe('the committed pictures', () => {
  it('all belong to a story', () => {
    const orphans = findOrphans(stories, looked);
    expect(orphans, 'pictures of stories that are gone: npm run stories:update deletes them').toEqual([]);
  });
});
