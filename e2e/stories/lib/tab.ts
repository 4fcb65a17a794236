import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Browser, CDPSession, Page, Request } from 'playwright-core';
import { VISITOR } from '#lib/browser/visitor.ts';
import { isLongForm as isLong } from '#lib/long-form.ts';
import { inPageScript } from './in-page/index.ts';
import type { Shown } from './in-page/story.ts';
import type { Story } from './stories.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const rules = {
  'target-size': { enabled: true },
  // A story is only a part of a page: there is nothing to skip yet.
  bypass: { enabled: false },
  // An experimental rule: it takes the number on a button for its label.
  'label-content-name-mismatch': { enabled: false },
};
/** The only rules whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const noColours = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export type Shot = { width: number; png: Buffer };
/** Findings of a story: the problems of each theme with its pictures, and all other problems. */
export type Findings = {
  looks: Record<Theme, { problems: string[]; shots: Shot[] }>;
  everywhere: string[];
  skipReason: string | undefined;
};

/** Enough for a part that resizes late; a page that still changes then never stops. */
const MAX_PICTURES = 20;
const COMPONENT = { width: 800, height: 600 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 360, height: 780 };
/** A Wednesday morning in Mumbai: the time in every story. */
const NOW = Date.UTC(2026, 6, 15, 4, 30);

/** Stories with other texts or direction: colours, names and roles are as in the component's other stories. */
const isOfWords = ({ name }: Story) => ['Long Text', 'Hindi', 'Right To Left'].includes(name);
/** Whole pages are checked for barriers in the running store, in all their states (e2e/journeys/axe.test.ts). */
const isWholePage = ({ title }: Story) => title.startsWith('Pages/');

/**
 * Colours are checked for contrast in the long form and when pictures are updated: a story that looks as its stored
 * picture has the colours that were checked then.
 */
const isLongForm = isLong || process.env.UPDATE_STORIES === '1';

/**
 * Of a component the short form sees the first story in dark, and no whole page: tokens make all of their colours. The
 * rest is seen in the long form and when pictures are updated.
 */
export const isOnlyInLongForm = (story: Story, theme: Theme) =>
  theme === 'dark' && !isLongForm && (isWholePage(story) || !story.isFirst);
export const themesOf = (story: Story): readonly Theme[] =>
  isOfWords(story) ? ['light'] : themes.filter((theme) => !isOnlyInLongForm(story, theme));

/** Stories of one file: they share a page. */
const pageOf = ({ storybook, title }: Story) => `${storybook}: ${title}`;

type LookOptions = { theme: Theme; widths: number[]; isPatient: boolean; hasAxe: boolean };

const clockScript = `(() => {
  const Real = Date;
  globalThis.Date = class Date extends Real {
    constructor(...parts) { if (parts.length === 0) super(${NOW}); else super(...parts); }
    static now() { return ${NOW}; }
  };
})()`;

export class Tab {
  private readonly home: string;
  private readonly page: Page;
  private readonly debug: CDPSession;
  private readonly loading = new Set<Request>();
  private problems: string[] = [];
  private current: string | undefined;
  private size = COMPONENT;

  private constructor(home: string, page: Page, debug: CDPSession) {
    this.home = home;
    this.page = page;
    this.debug = debug;
  }

  static async open(browser: Browser, home: string): Promise<Tab> {
    const context = await browser.newContext({
      ...VISITOR,
      viewport: COMPONENT,
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    context.setDefaultTimeout(60_000);
    await context.addInitScript(clockScript);
    await context.addInitScript(inPageScript);
    const page = await context.newPage();
    const tab = new Tab(home, page, await context.newCDPSession(page));
    page.on('pageerror', (error) => tab.problems.push(`script error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') tab.problems.push(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('requestfinished', (request) => tab.loading.delete(request));
    page.on('requestfailed', (request) => tab.loading.delete(request));
    page.on('request', (request) => {
      tab.loading.add(request);
      if (request.url().startsWith(home) || /^(data|blob):/.test(request.url())) return;
      tab.problems.push(`asks for ${request.url()}, which is not in the Storybook`);
    });
    return tab;
  }

  /** The page is laid out and drawn again even when it has the size already: then it is left alone. */
  private async resize(size: { width: number; height: number }): Promise<void> {
    if (size.width === this.size.width && size.height === this.size.height) return;
    await this.page.setViewportSize(size);
    this.size = size;
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  /**
   * Shows the story, plays it, and runs every check. A patient look repeats each picture until two in a row are the
   * same; a quick look takes one, which is enough when it matches the committed one. `isLater` is for a story that has
   * others of its file before it and is shown alone: what they leave behind is there too.
   */
  async look(
    story: Story,
    { isPatient, isLater = false }: { isPatient: boolean; isLater?: boolean },
  ): Promise<Findings> {
    const { page } = this;
    this.problems = [];
    this.loading.clear();
    await this.resize(COMPONENT);
    // The other stories of a component mostly have the same controls: they are tried in the long form.
    const isFirst = this.current !== pageOf(story);
    const shown = await this.show(story);
    // After touch the browser says that there is no pointer, until the next page.
    if (isLater) await this.withTouch(async () => undefined);
    const findings: Findings = {
      looks: { light: { problems: shown.problems, shots: [] }, dark: { problems: [], shots: [] } },
      everywhere: [],
      skipReason: shown.skipReason,
    };
    if (shown.problems.length === 0) {
      const motions = await page.evaluate(() => window.storyTools.readMotions());
      findings.everywhere.push(...motions.map((motion) => `moves although it should not: ${motion}`));
      await page.evaluate(() => window.storyTools.holdStill());
      const hasAxe = !isWholePage(story) && !isOfWords(story);
      for (const theme of themesOf(story)) {
        await this.lookAt({ theme, widths: shown.widths, isPatient, hasAxe }, findings);
      }
      if (isLongForm || isOfWords(story) || isFirst) await this.tryEverywhere(story, findings);
    }
    findings.looks.light.problems.push(...this.problems);
    // The failure may have broken the page: the next story gets a new one.
    if (findings.looks.light.problems.length > 0) this.current = undefined;
    return findings;
  }

  /** Stories of one file share a page: loading it takes longer than most of the checks. */
  private async show(story: Story): Promise<Shown> {
    const { page } = this;
    const { path, id } = story;
    const docs = pageOf(story);
    if (this.current === docs) return page.evaluate((name) => window.storyTools.turnTo(name), id);
    // Set only after the story has been shown: after an error the page is not used again.
    this.current = undefined;
    await page.goto(`${this.home}${path}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    const shown = await page.evaluate(() => window.storyTools.untilPlayed());
    await page.evaluate(axe);
    this.current = docs;
    return shown;
  }

  private async lookAt({ theme, widths, isPatient, hasAxe }: LookOptions, findings: Findings): Promise<void> {
    const { looks, everywhere } = findings;
    const { page } = this;
    // Dark has the same layout with other colours: the first width is enough.
    for (const width of theme === 'dark' ? widths.slice(0, 1) : widths) {
      const viewport = { width, height: width < 500 ? PHONE.height : COMPONENT.height };
      await this.resize(viewport);
      await page.evaluate((name) => window.storyTools.lookLike(name, 'ltr'), theme);
      const png = await this.photograph(viewport, isPatient);
      looks[theme].shots.push({ width, png });
      // Names and roles are the same at each width, and targets are smallest at the narrowest.
      const isAsked = isLongForm || (theme === 'light' && width === Math.min(...widths));
      if (hasAxe && isAsked) looks[theme].problems.push(...(await this.findBarriers(theme)));
      const wide = await page.evaluate(() => window.storyTools.isTooWide());
      if (wide) everywhere.push(`at ${width}px: ${wide}`);
    }
  }

  /** The height of the page once everything requested so far has loaded. */
  private async rest(): Promise<number> {
    let height = await this.page.evaluate(() => window.storyTools.restingHeight());
    while (this.loading.size > 0) {
      await Promise.all(
        [...this.loading].map(async (request) => {
          await (await request.response())?.finished();
          this.loading.delete(request);
        }),
      );
      height = await this.page.evaluate(() => window.storyTools.restingHeight());
    }
    return height;
  }

  /**
   * A picture of the whole page at rest, in a window as high as the page: below the fold a busy browser may draw only
   * half of it, and lazy parts load only when seen.
   */
  private async photograph(viewport: { width: number; height: number }, isPatient: boolean): Promise<Buffer> {
    const { width, height } = viewport;
    const clip = { x: 0, y: 0, width, height: Math.max(await this.rest(), height), scale: 1 };
    if (clip.height > height) {
      await this.resize({ width, height: clip.height });
      await this.rest();
    }
    let last = '';
    for (let attempt = 0; attempt < MAX_PICTURES; attempt += 1) {
      const { data } = await this.debug.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip });
      if (!isPatient || data === last) return Buffer.from(data, 'base64');
      last = data;
      await this.rest();
    }
    throw new Error('It does not come to rest: no two pictures in a row are the same.');
  }

  private async findBarriers(theme: Theme): Promise<string[]> {
    const runOnly = theme === 'light' ? { type: 'tag', values: wcag } : { type: 'rule', values: colourRules };
    const options = {
      runOnly: runOnly as NonNullable<RunOptions['runOnly']>,
      resultTypes: ['violations'],
      // None of these rules needs style sheets or media to be fetched again.
      preload: false,
      rules: theme === 'light' ? { ...rules, ...(isLongForm ? {} : noColours) } : {},
    } satisfies RunOptions;
    // The focus guards of open menus are hidden and pass the focus on at once.
    const { violations } = await this.page.evaluate(
      (wanted) => window.axe.run({ exclude: '[data-base-ui-focus-guard]' }, wanted),
      options,
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary?.replaceAll(/\s+/g, ' ')})`,
      ),
    );
  }

  private async withTouch<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.debug.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const result = await work();
    await this.debug.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    return result;
  }

  private async tryEverywhere(story: Story, { everywhere }: Findings): Promise<void> {
    const { page } = this;
    const say = (where: string, problems: string[]) =>
      everywhere.push(...problems.map((problem) => `${where}: ${problem}`));
    const sayWidth = async (where: string) => {
      const wide = await page.evaluate(() => window.storyTools.isTooWide());
      if (wide) everywhere.push(`${where}: ${wide}`);
    };
    await this.resize(NARROWEST);
    await page.evaluate(() => window.storyTools.lookLike('light', 'rtl'));
    await sayWidth('right to left at 360px');
    await page.evaluate(() => window.storyTools.lookLike('light', 'ltr'));
    await sayWidth('at 360px');
    say('touch', await this.withTouch(() => page.evaluate(() => window.storyTools.findSmallTargets())));
    if (isOfWords(story)) return;
    await page.emulateMedia({ forcedColors: 'active' });
    say('forced colours', await page.evaluate(() => window.storyTools.findHiddenFocus()));
    await page.emulateMedia({ forcedColors: 'none' });
  }
}
