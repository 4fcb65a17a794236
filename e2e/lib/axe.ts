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
/** The only rules whose result depends on the theme. */
const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } satisfies RunOnly;

/** Every rule but those of colours. */
const allButColours = Object.fromEntries(colours.values.map((rule) => [rule, { enabled: false }]));

/** Header and footer, which are the same on every page. */
const FRAME = ['header:not(main *, [role$="dialog"] *)', 'footer:not(main *, [role$="dialog"] *)'];

type Part = { runOnly: RunOnly; isFrameToo: boolean; isColourToo: boolean };

async function run(page: Page, { runOnly, isFrameToo, isColourToo }: Part): Promise<string[]> {
  const options = {
    runOnly,
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true }, ...(isColourToo ? {} : allButColours) },
    // None of these rules needs style sheets or media to be fetched again.
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

/** Waits until a new theme or width has been drawn and its short animations are over. */
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

/** Checks again when the page may still have been loading: only what stays is a barrier. */
async function runTwice(page: Page, part: Part): Promise<string[]> {
  await settle(page);
  const found = await run(page, part);
  if (found.length === 0) {
    return found;
  }
  await page.waitForLoadState('networkidle');
  await settle(page);
  return run(page, part);
}

/** Loads axe into the open page; `findBarriers` needs it. */
export async function bringAxe(page: Page): Promise<void> {
  // Through the debugger, which the page's content security policy does not block.
  await page.evaluate(source);
}

/**
 * Accessibility barriers of the page as it is: all rules in light, colour rules in dark; with header and footer unless
 * `isFrameToo` is false, and without the rules of colours when `isColourToo` is false.
 */
export async function findBarriers(
  page: Page,
  { isDarkToo = true, isFrameToo = true, isColourToo = true } = {},
): Promise<string[]> {
  const light = await runTwice(page, { runOnly: everything, isFrameToo, isColourToo });
  if (!isDarkToo) {
    return light.map((line) => `light: ${line}`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await runTwice(page, { runOnly: colours, isFrameToo, isColourToo });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
}
