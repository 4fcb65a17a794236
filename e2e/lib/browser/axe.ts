import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { isLongForm } from '../long-form.ts';

type Rule = { id: string; matches: (element: Element, ...more: unknown[]) => boolean };

declare global {
  interface Window {
    axe: {
      run: (root: Document | { exclude: string | string[] }, options: RunOptions) => Promise<AxeResults>;
      _audit: { rules: Rule[] };
    };
    /** Forgets what the last run saw, and passes over looks that were judged before: see narrowRules. */
    __beginRun?: (judged: string) => void;
    /** The looks of the texts whose contrast this run judged. */
    __judgedLooks?: () => string;
  }
}

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const everything: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** The only rules whose result depends on the theme. */
const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } satisfies RunOnly;

/** Every rule but those of colours. */
const allButColours = Object.fromEntries(colours.values.map((rule) => [rule, { enabled: false }]));

/**
 * Runs in the page, in the short form. The two rules that take most of axe's time look only where they can find something new:
 * contrast at two texts of each look that no page of this run has shown yet, sizes at targets that are small or that share
 * their place with another one.
 */
function narrowRules(): void {
  const targets = 'a[href], area, button, input, select, textarea, summary, [tabindex], [contenteditable]';
  const wholeTargets = 'a, button, summary, [role=button], [role=link], [role=option], [role=tab], [role^=menuitem]';
  const looks = new Map<Element, string>();
  const counts = new Map<string, number>();
  const boxes = new Map<Element, DOMRect>();
  let known = new Set<string>();
  window.__beginRun = (judged) => {
    for (const one of [looks, counts, boxes]) one.clear();
    known = new Set(judged.split(' '));
    for (const element of document.querySelectorAll(targets)) boxes.set(element, element.getBoundingClientRect());
  };
  window.__judgedLooks = () => [...counts].flatMap(([look, count]) => (count > 0 ? [look] : [])).join(' ');

  /** 53 bits of a text: other looks of a run do not meet in them. */
  function hash(text: string): string {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      high = Math.imul(high ^ text.charCodeAt(at), 2654435761);
      low = Math.imul(low ^ text.charCodeAt(at), 1597334677);
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
    return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
  }
  /** Stands for where an element is and what its colour and those behind it come from, the same on every page. */
  function lookOf(element: Element | null): string {
    const seen = element === null ? '' : looks.get(element);
    if (seen !== undefined || element === null) {
      return seen ?? '';
    }
    const { color, backgroundColor, backgroundImage, opacity, fontSize, position } = getComputedStyle(element);
    const names = ['class', 'style', 'role', 'disabled', 'aria-disabled'].map((name) => element.getAttribute(name));
    const drawn = [color, backgroundColor, backgroundImage, opacity, fontSize, position];
    const look = hash([lookOf(element.parentElement), element.localName, ...names, ...drawn].join('|'));
    looks.set(element, look);
    return look;
  }
  const textOf = ({ childNodes }: Element) =>
    [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').trim() : '')).join('');
  /** Elements without a text of their own are few or no matter: they are all checked. */
  function checkRare(element: Element, check: () => boolean): boolean {
    const text = textOf(element);
    if (text === '') {
      return check();
    }
    // A single letter is not judged.
    const look = `${text.length > 1 ? '' : '-'}${lookOf(element)}`;
    const count = counts.get(look) ?? 0;
    const isWanted = count < 2 && !known.has(look) && check();
    counts.set(look, count + Number(isWanted));
    return isWanted;
  }
  function isTight(target: Element): boolean {
    const { left, right, top, bottom, width, height } = boxes.get(target) ?? target.getBoundingClientRect();
    const covers = ([other, box]: [Element, DOMRect]) =>
      other !== target &&
      box.left < right &&
      box.right > left &&
      box.top < bottom &&
      box.bottom > top &&
      (!other.contains(target) || other.matches(wholeTargets)) &&
      (!target.contains(other) || target.matches(wholeTargets));
    return width < 24 || height < 24 || [...boxes].some(covers);
  }
  for (const rule of window.axe._audit.rules) {
    const { id, matches } = rule;
    if (id === 'color-contrast') {
      rule.matches = (element, ...more) => checkRare(element, () => matches(element, ...more));
    }
    if (id === 'target-size') {
      rule.matches = (element, ...more) => isTight(element) && matches(element, ...more);
    }
  }
}

/** Header and footer, which are the same on every page. */
const FRAME = ['header:not(main *, [role$="dialog"] *)', 'footer:not(main *, [role$="dialog"] *)'];

/** Looks of texts whose contrast a run without a fault of colours has judged: on another page they have the same. */
const judgedLooks = new Set<string>();
const isOfColours = ({ id }: { id: string }) => colours.values.includes(id);

type Part = { runOnly: RunOnly; isFrameToo: boolean; isColourToo: boolean };

async function run(page: Page, { runOnly, isFrameToo, isColourToo }: Part): Promise<string[]> {
  const options = {
    runOnly,
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true }, ...(isColourToo ? {} : allButColours) },
    // None of these rules needs style sheets or media to be fetched again.
    preload: false,
  } satisfies RunOptions;
  const { violations, judged } = await page.evaluate(
    async ({ exclude, known, wanted }) => {
      window.__beginRun?.(known);
      const found = await window.axe.run(exclude.length > 0 ? { exclude } : document, wanted);
      return { violations: found.violations, judged: window.__judgedLooks?.() ?? '' };
    },
    { wanted: options, exclude: isFrameToo ? [] : FRAME, known: [...judgedLooks].join(' ') },
  );
  if (!violations.some(isOfColours)) {
    for (const look of judged.split(' ')) judgedLooks.add(look);
  }
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
  // Through the debugger, which the page's content security policy does not block, and which knows a script again.
  const debug = await page.context().newCDPSession(page);
  await debug.send('Runtime.evaluate', { expression: source });
  await debug.detach();
  if (!isLongForm) {
    await page.evaluate(narrowRules);
  }
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
