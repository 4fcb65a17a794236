import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { BROWSER_FLAGS } from '../../../tools/lib/chromium.mjs';
import { askPatiently } from '../patiently.ts';
import { watchConsole } from './console.ts';
import { VISITOR } from './visitor.ts';

/** Long enough for a machine at a third of its speed. */
const ACTION_TIMEOUT_MS = 45_000;

/** Script errors, console errors and refused loads of a page, as a visitor's console shows them. */
export type Problems = { errors: string[] };
type Visit = { context: BrowserContext; page: Page; problems: Problems };
type Device = 'phone' | 'desktop';

const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/**
 * Launches the headless shell, which is faster; with `isWhole` the whole browser, whose text rendering people see.
 * Without pictures, whose boxes keep their size, a page costs a fifth less. Pages that are soon left, and scripts that run
 * once in each page, as axe does, cost a tenth less with `isBrief`: to make scripts faster takes longer than they run.
 */
export function launchBrowser({ isWhole = false, hasPictures = true, isBrief = false } = {}): Promise<Browser> {
  const whole = process.env.CHROME_PATH ?? '/usr/bin/chromium';
  const executablePath = isWhole ? whole : (process.env.HEADLESS_SHELL_PATH ?? whole);
  const args = [
    ...BROWSER_FLAGS,
    ...(hasPictures ? [] : ['--blink-settings=imagesEnabled=false']),
    ...(isBrief ? ['--js-flags=--always-sparkplug,--no-maglev,--no-turbofan'] : []),
  ];
  return chromium.launch({ executablePath, args });
}

/** Ends a visit. Routes that are still running end with it and cause no failure. */
async function endVisit(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** Browsers of this worker: its test files share them, and they end with the worker. */
const running = new Map<string, Promise<Browser>>();

/** A shared browser: no test closes it. One that has crashed is replaced. */
async function shareBrowser(options: { isWhole: boolean; hasPictures: boolean }): Promise<Browser> {
  const kind = JSON.stringify(options);
  const there = await running.get(kind)?.catch(() => undefined);
  if (there?.isConnected()) {
    return there;
  }
  // Pages without pictures are opened, read and left.
  const launched = launchBrowser({ ...options, isBrief: !options.isWhole && !options.hasPictures });
  running.set(kind, launched);
  return launched;
}

/** How often a document is asked for: tests of 503s get theirs soon. */
const ATTEMPTS = 3;

/**
 * Opens a document again, as a visitor does, while the store has no time for it (503): on a slow machine that says
 * nothing of the page. What the console said of such an answer does not count.
 */
function openPatiently(page: Page, { errors }: Problems): void {
  const open = page.goto.bind(page);
  page.goto = (...address) => {
    const said = errors.length;
    const openOnce = () => {
      errors.length = said;
      return open(...address);
    };
    return askPatiently(openOnce, (answer) => answer?.status() === 503, ATTEMPTS);
  };
}

type VisitOptions = {
  device?: Device;
  /** A concurrent test passes its own `onTestFinished`, so that no other test ends its visit. */
  onTestFinished?: (end: () => Promise<void>) => void;
};

/**
 * Visits of a test file; each is a new visitor until its test ends. Call at the top of the file. With `isQuiet` a test
 * fails when its pages write errors to the console; not for concurrent tests. `isWhole` and `hasPictures` are
 * launchBrowser's, but most journeys need no pictures.
 */
export function withBrowser({ isQuiet = false, isWhole = false, hasPictures = false } = {}) {
  let browser: Browser | undefined;
  const open: BrowserContext[] = [];
  const visits: Problems[] = [];
  beforeAll(async () => {
    browser = await shareBrowser({ isWhole, hasPictures });
  });
  afterEach(async ({ task }) => {
    await Promise.all(open.splice(0).map(endVisit));
    const said = visits.splice(0).flatMap(({ errors }) => errors);
    if (task.result?.state === 'fail' && said.length > 0) {
      console.error(`The pages of "${task.name}" said:\n${said.join('\n')}`);
    }
    if (isQuiet) {
      expect(said).toEqual([]);
    }
  });
  return async function visit({ device = 'desktop', onTestFinished }: VisitOptions = {}): Promise<Visit> {
    if (!browser) {
      throw new Error('The browser is not there yet: visit inside a test.');
    }
    const context = await browser.newContext({ ...VISITOR, viewport: viewports[device], reducedMotion: 'reduce' });
    context.setDefaultTimeout(ACTION_TIMEOUT_MS);
    if (onTestFinished) {
      onTestFinished(() => endVisit(context));
    } else {
      open.push(context);
    }
    const page = await context.newPage();
    const problems: Problems = { errors: [] };
    watchConsole(page, (line) => problems.errors.push(line));
    openPatiently(page, problems);
    visits.push(problems);
    return { context, page, problems };
  };
}
