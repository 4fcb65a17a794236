import type { Locator, Page, Route } from 'playwright-core';

/** What the API says in a state: a status of refusal, silence, or this body. By the call's path without `/api`. */
type Answers = Record<string, number | 'silence' | object>;

/** An answer that says more than its status. */
class Refusal {
  readonly status: number;
  readonly json: object;
  constructor(status: number, json: object) {
    this.status = status;
    this.json = json;
  }
}

/** The API's no in its own words. */
export const refusal = (status: number, json: { code: string; message: string }) => new Refusal(status, json);

/** One way a page of the specification can look, and how a visitor gets to see it. */
export type State = {
  name: string;
  path: string;
  /** What is there when the state is there: a text, or an element. */
  shows: string | ((page: Page) => Locator);
  /** From inside the store, where the browser asks the API; otherwise the document brings its data along. */
  inside?: true;
  answers?: Answers;
  /** What a visitor does on the page to get there. */
  open?: (page: Page) => Promise<void>;
  /** A state of one kind of screen only. */
  only?: 'wide' | 'phone';
  /** Its twin, of another shelf or with less on it, has been walked through with Tab: that takes the longest. */
  isTwin?: true;
  /** On another server than the shop's. */
  origin?: string;
  /** Leaves traces in the session: the next state gets another browser. */
  isAlone?: true;
};

/** Whether the state is there because a call of the API fails, and which: by their paths' beginnings. */
const listFailing = ({ answers = {} }: Pick<State, 'answers'>) =>
  Object.entries(answers).flatMap(([start, answer]) =>
    typeof answer === 'number' || answer instanceof Refusal ? [start] : [],
  );

/** Whether a line of the console is what a failed call has to leave there: the browser's own line, or the page's log. */
export function isLogOfFailure(state: Pick<State, 'answers'>, line: string, asked: string | undefined): boolean {
  const failing = listFailing(state);
  return asked === undefined
    ? failing.length > 0 && line.includes('ApiError: ')
    : failing.some((start) => new URL(asked).pathname.startsWith(`/api${start}`));
}

export const screens = { wide: { width: 1440, height: 900 }, phone: { width: 360, height: 800 } };

function answerRoute(answers: Answers) {
  return async (route: Route) => {
    const path = new URL(route.request().url()).pathname.replace(/^\/api/, '');
    const found = Object.entries(answers).find(([start]) => path.startsWith(start));
    const answer = found?.[1];
    if (answer === undefined) {
      return route.fallback();
    }
    if (answer === 'silence') {
      return;
    }
    if (answer instanceof Refusal) {
      return route.fulfill({ status: answer.status, json: answer.json });
    }
    const status = typeof answer === 'number' ? answer : 200;
    const code = { 401: 'NOT_LOGGED_IN', 404: 'NOT_FOUND' }[status] ?? 'INTERNAL';
    const json = typeof answer === 'number' ? { message: 'Something went wrong.', code } : answer;
    return route.fulfill({ status, json });
  };
}

/** Goes to an address as a link inside the store does, without a new document. */
async function goInside(page: Page, path: string) {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

const settled = (page: Page) => page.locator('html[data-settled]').waitFor({ state: 'attached' });

/** Brings the page into the state; throws when it does not come. */
export async function arrive(page: Page, state: State, shopUrl: string): Promise<void> {
  const origin = state.origin ?? shopUrl;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(screens[state.only ?? 'wide']);
  if (state.answers) {
    await page.route('**/api/**', answerRoute(state.answers));
  }
  await page.goto(`${origin}${state.inside ? '/faq' : state.path}`, { waitUntil: 'commit' });
  await settled(page);
  if (state.inside) {
    await goInside(page, state.path);
  }
  await state.open?.(page);
  const { shows } = state;
  await (typeof shows === 'string' ? page.getByText(shows, { exact: true }).first() : shows(page)).waitFor();
}
