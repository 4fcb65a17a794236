import type { Locator, Page, Route } from 'playwright-core';

/** What the API says in a state: a status of refusal, silence, or this body. By the call's path without `/api`. */
type Answers = Record<string, number | 'silence' | object>;

/** An answer that says more than its status. */
class Reply {
  readonly status: number;
  readonly json: object;
  constructor(status: number, json: object) {
    this.status = status;
    this.json = json;
  }
}

/** What the API says with another status than 200. */
export const reply = (status: number, json: object) => new Reply(status, json);
/** The API's no in its own words. */
export const refusal = (status: number, json: { code: string; message: string; challenge?: string; ways?: string[] }) =>
  reply(status, json);

/** One way a page can look, and how a visitor gets to see it. */
export type State = {
  name: string;
  path: string;
  /** What is there when the state is there: a text, or an element. */
  shows: string | ((page: Page) => Locator);
  /** From inside the store, where the browser asks the API; otherwise the document brings its data along. */
  inside?: true;
  answers?: Answers;
  /** A call that the store itself refuses, for what is typed there. */
  refuses?: string;
  /** The net goes away meanwhile. */
  isOffline?: true;
  /** What a visitor does on the page to get there. */
  open?: (page: Page) => Promise<void>;
  /** A state of one kind of screen only. */
  only?: 'wide' | 'phone';
  /** Its twin, of another category or with less on it, is walked through with Tab and seen in the dark; this one is not. */
  isTwin?: true;
  /** On another server than the shop's. */
  origin?: string;
  /** Leaves traces in the session: the next state gets another browser. */
  isAlone?: true;
  /** What it shows comes with a picture that has loaded. */
  waitsForPicture?: true;
};

/** Which calls the state makes fail: by their paths' beginnings. */
const listFailing = ({ answers = {}, refuses }: Pick<State, 'answers' | 'refuses'>) => [
  ...Object.entries(answers).flatMap(([start, answer]) => {
    const status = answer instanceof Reply ? answer.status : answer;
    return typeof status === 'number' && status >= 400 ? [`/api${start}`] : [];
  }),
  ...(refuses === undefined ? [] : [`/api${refuses}`]),
];

/** Pictures of odd products and posts that are not there. */
const GONE = '/media/gone_';

/** Whether the state looks otherwise in a browser that loads no pictures: with one it waits for, or one that is not there. */
export const needsPictures = ({ waitsForPicture, answers }: State) =>
  waitsForPicture === true || JSON.stringify(answers ?? {}).includes(GONE);

/** Whether a line of the console is what a failure that the state makes has to leave there. */
export function isOwnFailure(
  state: Pick<State, 'answers' | 'refuses' | 'isOffline'>,
  line: string,
  asked: string | undefined,
): boolean {
  const failing = listFailing(state);
  if (asked === undefined) {
    return failing.length > 0 && !/^Uncaught|React error/.test(line);
  }
  const { pathname } = new URL(asked);
  const isWithoutNet = state.isOffline === true && line.includes('ERR_INTERNET_DISCONNECTED');
  return isWithoutNet || [GONE, ...failing].some((start) => pathname.startsWith(start));
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
    if (answer instanceof Reply) {
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
