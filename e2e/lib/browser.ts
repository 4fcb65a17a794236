import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { watchConsole } from './console.ts';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as in the whole browser, and from one time to the next.
  '--font-render-hinting=none',
];
const ACTION_TIMEOUT_MS = 15_000;

/** What went wrong on a page: script errors, console errors and refused loads, as a visitor's console shows them. */
export type Problems = { errors: string[] };
type Visit = { context: BrowserContext; page: Page; problems: Problems };
type Device = 'phone' | 'desktop';

const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/**
 * The engine alone, which is faster; `isWhole` for the browser people have, which also draws letters as theirs does.
 * Without pictures, whose boxes stay as large as they are, a page costs a fifth less.
 */
export function launchBrowser({ isWhole = false, hasPictures = true } = {}): Promise<Browser> {
  const whole = process.env.CHROME_PATH ?? '/usr/bin/chromium';
  const executablePath = isWhole ? whole : (process.env.HEADLESS_SHELL_PATH ?? whole);
  const args = hasPictures ? flags : [...flags, '--blink-settings=imagesEnabled=false'];
  return chromium.launch({ executablePath, args });
}

/** Ends a visit. What a route of the test still has under way ends with it and is nobody's failure. */
async function endVisit(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** Browsers of this worker, which go from file to file and end with it. */
const running = new Map<string, Promise<Browser>>();

/** A browser that others use too: nobody closes it. One that has died is replaced. */
async function shareBrowser(options: { isWhole: boolean; hasPictures: boolean }): Promise<Browser> {
  const kind = JSON.stringify(options);
  const there = await running.get(kind)?.catch(() => undefined);
  if (there?.isConnected()) {
    return there;
  }
  const launched = launchBrowser(options);
  running.set(kind, launched);
  return launched;
}

type VisitOptions = {
  device?: Device;
  /** A test that runs beside others of its file hands over its own: nobody else may end its visit. */
  onTestFinished?: (end: () => Promise<void>) => void;
};

/**
 * Visits of a test file; each is a fresh visitor, until its test ends. Call at the top of the file. With
 * `isQuiet` every test fails whose pages say anything in the console; not for tests that run beside others of the file.
 * `isWhole` and `hasPictures` are launchBrowser's.
 */
export function withBrowser({ isQuiet = false, isWhole = false, hasPictures = true } = {}) {
  let browser: Browser | undefined;
  const open: BrowserContext[] = [];
  const visits: Problems[] = [];
  beforeAll(async () => {
    browser = await shareBrowser({ isWhole, hasPictures });
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map(endVisit));
    const said = visits.splice(0).flatMap(({ errors }) => errors);
    if (isQuiet) {
      expect(said).toEqual([]);
    }
  });
  return async function visit({ device = 'desktop', onTestFinished }: VisitOptions = {}): Promise<Visit> {
    if (!browser) {
      throw new Error('The browser is not there yet: visit inside a test.');
    }
    const context = await browser.newContext({ viewport: viewports[device], reducedMotion: 'reduce' });
    context.setDefaultTimeout(ACTION_TIMEOUT_MS);
    if (onTestFinished) {
      onTestFinished(() => endVisit(context));
    } else {
      open.push(context);
    }
    const page = await context.newPage();
    const problems: Problems = { errors: [] };
    watchConsole(page, (line) => problems.errors.push(line));
    visits.push(problems);
    return { context, page, problems };
  };
}
