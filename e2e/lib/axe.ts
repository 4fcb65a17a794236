import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: { run: (root: Document | { exclude: string }, options: RunOptions) => Promise<AxeResults> };
  }
}

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Everything, in the light; what another colour or another width can change, beside it. */
const looks = [
  { look: 'light', scheme: 'light', width: 1440, runOnly: { type: 'tag', values: wcag } },
  {
    look: 'dark',
    scheme: 'dark',
    width: 1440,
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  },
  { look: 'phone', scheme: 'light', width: 390, runOnly: { type: 'tag', values: wcag } },
] as const;

async function run(page: Page, runOnly: RunOnly): Promise<string[]> {
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), {
    runOnly,
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
  } satisfies RunOptions);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary?.replaceAll(/\s+/g, ' ')})`,
    ),
  );
}

/** Another theme or width has been drawn, and what moved for it has arrived. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const ends = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .map((animation) => animation.finished.catch(() => undefined));
    await Promise.all(ends);
  });
}

/** A page that is still arriving is looked at again: a barrier is what stays. */
async function runTwice(page: Page, runOnly: RunOnly): Promise<string[]> {
  await settle(page);
  const found = await run(page, runOnly);
  if (found.length === 0) {
    return found;
  }
  await page.waitForLoadState('networkidle');
  await settle(page);
  return run(page, runOnly);
}

/** What keeps people out of the page that is open, in light, dark and on a phone: rule, selector and reason. */
export async function findBarriers(page: Page): Promise<string[]> {
  const found: string[] = [];
  // Through the debugger, where the page's own script policy does not count.
  await page.evaluate(source);
  for (const { look, scheme, width, runOnly } of looks) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const values = [...runOnly.values];
    found.push(...(await runTwice(page, { type: runOnly.type, values })).map((line) => `${look}: ${line}`));
  }
  return found;
}
