import type { Browser, Page } from 'playwright-core';
import { bringAxe, findBarriers, settle } from '#lib/browser/axe.ts';
import { findHiddenFocus } from '#lib/browser/focus.ts';
import { isLongForm } from '#lib/long-form.ts';
import type { Group } from './all-states.ts';
import { openPage } from './open-page.ts';
import { arrive, isOwnFailure, needsPictures, type State, screens } from './state.ts';

/** Problems of the states, each line with the state's name; `unreached` are states that could not be reached. */
export type Findings = {
  unreached: string[];
  barriers: string[];
  sideways: string[];
  hiddenFocus: string[];
  /** Console errors, except those of calls that the state makes fail. */
  errors: string[];
};

/** Most states are checked without pictures, which takes a fifth less time. */
type Browsers = { bare: Browser; withPictures: Browser };

// A page mostly waits for its scripts, its data or its next frame, so several run at once.
const AT_ONCE = 6;

/** Runs in the page: how far it scrolls sideways, and which element sticks out furthest. */
export function measureSideways(): string | null {
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (over <= 0) {
    return null;
  }
  const right = (element: Element) => element.getBoundingClientRect().right;
  const widest = [...document.querySelectorAll('body *')].reduce((a, b) => (right(b) > right(a) ? b : a));
  return `${over} px too wide: <${widest.localName} class="${widest.className}">`;
}

/** A page that failed to load is only a part of the loaded one: checked at the wide size, measured on a phone. */
const isPoorer = ({ isTwin, answers = {} }: Partial<State>) =>
  isTwin || Object.values(answers).some((answer) => typeof answer !== 'object');

/**
 * A page with other answers has the parts of other states. In the short form it is checked for names and roles on a
 * wide screen, and measured on a phone; its colours are those of the parts, which their stories show.
 */
const isOfAnswers = ({ answers, open }: Partial<State>) => answers !== undefined && open === undefined;

/** Header and footer are the same on every page: checked on three, and in every state that opens something. */
const showsFrame = ({ path, open }: Partial<Pick<State, 'path' | 'open'>>) =>
  path === undefined || open !== undefined || ['/', '/faq', '/admin-orders'].includes(path);

/** All checks of the current state, in one visit. */
export async function inspectPage(
  page: Page,
  state: Partial<State> = {},
): Promise<Omit<Findings, 'unreached' | 'errors'>> {
  const { only, isTwin } = state;
  const isFrameToo = showsFrame(state);
  const isBrief = isOfAnswers(state) && !isLongForm;
  await bringAxe(page);
  const barriers: string[] = [];
  if (only !== 'phone') {
    const found = await findBarriers(page, { isFrameToo, isColourToo: !isBrief, isDarkToo: !isTwin && !isBrief });
    barriers.push(...found.map((line) => `wide, ${line}`));
  }
  if (only === 'wide') {
    return { barriers, sideways: [], hiddenFocus: [] };
  }
  await page.setViewportSize(screens.phone);
  const isMeasuredAlone = (isPoorer(state) || isBrief) && only !== 'phone';
  if (!isMeasuredAlone) {
    // A phone has the colours of a wide screen: they are checked once, in the long form and on a bare page twice.
    const isOnlyPhone = only === 'phone';
    const isColourToo = isOnlyPhone || state.path === undefined || isLongForm;
    const onPhone = await findBarriers(page, { isFrameToo, isColourToo, isDarkToo: isOnlyPhone });
    barriers.push(...onPhone.map((line) => `phone, ${line}`));
  }
  await settle(page);
  const sideways = await page.evaluate(measureSideways);
  const hiddenFocus = isPoorer(state) || isBrief ? [] : await findHiddenFocus(page);
  return { barriers, sideways: sideways === null ? [] : [sideways], hiddenFocus };
}

/**
 * Visits every state once, several at a time, and returns all problems. A page is reused for many states, since a new
 * page costs more than everything else.
 */
export async function inspectStates(browsers: Browsers, groups: Group[], shopUrl: string): Promise<Findings> {
  const findings: Findings = { unreached: [], barriers: [], sideways: [], hiddenFocus: [], errors: [] };
  const shown = new Map<Page, State>();
  const queue = groups.flatMap((group) => group.states.map((state) => ({ group, state })));

  function hear(page: Page, line: string, asked: string | undefined) {
    const state = shown.get(page);
    if (state && !isOwnFailure(state, line, asked)) {
      findings.errors.push(`${state.name}: ${line}`);
    }
  }
  async function inspect(page: Page, state: State) {
    shown.set(page, state);
    try {
      await arrive(page, state, shopUrl);
      const { barriers, sideways, hiddenFocus } = await inspectPage(page, state);
      const named = (line: string) => `${state.name}: ${line}`;
      findings.barriers.push(...barriers.map(named));
      findings.sideways.push(...sideways.map(named));
      findings.hiddenFocus.push(...hiddenFocus.map(named));
    } catch (error) {
      findings.unreached.push(`${state.name}: ${error instanceof Error ? error.message.slice(0, 400) : error}`);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  async function work() {
    const pages = new Map<Group, Page>();
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { group, state } = next;
      if (needsPictures(state)) {
        const page = await openPage(browsers.withPictures, group, hear);
        await inspect(page, state);
        await page.context().close();
        continue;
      }
      const page = pages.get(group) ?? (await openPage(browsers.bare, group, hear));
      await inspect(page, state);
      if (state.isAlone) {
        pages.delete(group);
        await page.context().close();
      } else {
        pages.set(group, page);
      }
    }
    await Promise.all([...pages.values()].map((page) => page.context().close()));
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return findings;
}
