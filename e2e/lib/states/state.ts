import type { Locator, Page } from 'playwright-core';
import { settled } from '#lib/browser/settled.ts';
import { type Asked, stopStubbing, stubCalls } from '#lib/browser/stubbed-calls.ts';

/** Stubbed responses by the beginning of path, without `/api`, or of method and path: an error status, none at all, or this body. */
type Answers = Record<string, number | 'silence' | object>;

class Reply {
  readonly status: number;
  readonly json: object;
  constructor(status: number, json: object) {
    this.status = status;
    this.json = json;
  }
}

export const reply = (status: number, json: object) => new Reply(status, json);
/** An API error with its code and message. */
export const refusal = (status: number, json: { code: string; message: string; [detail: string]: unknown }) =>
  reply(status, json);

/** One way a page can look, and how a test gets to see it. */
export type State = {
  name: string;
  path: string;
  /** Present when the page is in the state: a text, or an element. */
  shows: string | ((page: Page) => Locator);
  /** Reached from inside the store, where the browser calls the API; otherwise the document brings its data along. */
  inside?: true;
  answers?: Answers;
  /** A call that the real API refuses because of what is typed. */
  refuses?: string;
  /** The network goes offline on the way. */
  isOffline?: true;
  /** What a visitor does on the page to get there. */
  open?: (page: Page) => Promise<void>;
  only?: 'wide' | 'phone';
  /** Like another state, which is checked for focus and in dark: this one is not. */
  isTwin?: true;
  /** Server of the page, when it is not the shop's. */
  origin?: string;
  /** Changes the session: the next state gets a new browser. */
  isAlone?: true;
  /** Needs a picture that has loaded. */
  waitsForPicture?: true;
};

/** Paths, or their beginnings, of the calls that the state makes fail. */
const listFailing = ({ answers = {}, refuses }: Pick<State, 'answers' | 'refuses'>) => [
  ...Object.entries(answers).flatMap(([start, answer]) => {
    const status = answer instanceof Reply ? answer.status : answer;
    return typeof status === 'number' && status >= 400 ? [`/api${start}`] : [];
  }),
  ...(refuses === undefined ? [] : [`/api${refuses}`]),
];

const GONE = '/media/gone_';

/** Whether the state looks different without pictures: it waits for one, or shows one that is missing. */
export const needsPictures = ({ waitsForPicture, answers }: State) =>
  waitsForPicture === true || JSON.stringify(answers ?? {}).includes(GONE);

/** Whether a console error comes from a failure that the state itself causes. */
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

function findAnswer(answers: Answers, { method, url }: Asked): Reply | 'silence' | undefined {
  const path = new URL(url).pathname.replace(/^\/api/, '');
  const isOf = (start: string) => path.startsWith(start) || `${method} ${path}`.startsWith(start);
  const answer = Object.entries(answers).find(([start]) => isOf(start))?.[1];
  if (answer === undefined || answer === 'silence' || answer instanceof Reply) {
    return answer;
  }
  const status = typeof answer === 'number' ? answer : 200;
  const code = { 401: 'NOT_LOGGED_IN', 404: 'NOT_FOUND' }[status] ?? 'INTERNAL';
  return reply(status, typeof answer === 'number' ? { message: 'Something went wrong.', code } : answer);
}

/** Opens a URL like a link inside the store: without a new document. */
async function goInside(page: Page, path: string) {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Brings the page into the state; throws when the state is not reached. */
export async function arrive(page: Page, state: State, shopUrl: string): Promise<void> {
  const origin = state.origin ?? shopUrl;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(screens[state.only ?? 'wide']);
  const { answers } = state;
  await (answers ? stubCalls(page, (asked) => findAnswer(answers, asked)) : stopStubbing(page));
  await page.goto(`${origin}${state.inside ? '/faq' : state.path}`, { waitUntil: 'commit' });
  await settled(page);
  if (state.inside) {
    await goInside(page, state.path);
  }
  await state.open?.(page);
  const { shows } = state;
  await (typeof shows === 'string' ? page.getByText(shows, { exact: true }).first() : shows(page)).waitFor();
}
