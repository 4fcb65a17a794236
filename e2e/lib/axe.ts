import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: { run: (root: Document | { exclude: string | string[] }, options: RunOptions) => Promise<AxeResults> };
  }
}

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const everything: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** What another theme can change. */
const colours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** What stands around every page, and is the same there. */
const FRAME = ['header:not(main *, [role$="dialog"] *)', 'footer:not(main *, [role$="dialog"] *)'];

async function run(page: Page, runOnly: RunOnly, isFrameToo: boolean): Promise<string[]> {
  const options = {
    runOnly,
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
    // Style sheets and media need not be fetched again: no rule of these reads them.
    preload: false,
  } satisfies RunOptions;
  const { violations } = await page.evaluate(
    ({ exclude, ...wanted }) => window.axe.run(exclude.length > 0 ? { exclude } : document, wanted),
    { ...options, exclude: isFrameToo ? [] : FRAME },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary?.replaceAll(/\s+/g, ' ')})`,
    ),
  );
}

/** Another theme or width has been drawn, and what moves for it in a moment has arrived. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    const ends = document.getAnimations().map((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      const isShort = animation.playState === 'running' && typeof endTime === 'number' && endTime < 1000;
      return isShort ? animation.finished.catch(() => undefined) : undefined;
    });
    await Promise.all(ends);
  });
}

/** A page that is still arriving is looked at again: a barrier is what stays. */
async function runTwice(page: Page, runOnly: RunOnly, isFrameToo: boolean): Promise<string[]> {
  await settle(page);
  const found = await run(page, runOnly, isFrameToo);
  if (found.length === 0) {
    return found;
  }
  await page.waitForLoadState('networkidle');
  await settle(page);
  return run(page, runOnly, isFrameToo);
}

/** Gives the open page what `findBarriers` asks. */
export async function bringAxe(page: Page): Promise<void> {
  // Through the debugger, where the page's own script policy does not count.
  await page.evaluate(source);
}

/**
 * What keeps people out of the page as it stands: in the light in every respect, in the dark in its colours; with
 * header and footer unless `isFrameToo` is false.
 */
export async function findBarriers(page: Page, { isDarkToo = true, isFrameToo = true } = {}): Promise<string[]> {
  const light = await runTwice(page, everything, isFrameToo);
  if (!isDarkToo) {
    return light.map((line) => `light: ${line}`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await runTwice(page, colours, isFrameToo);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
}
