import { isSettled, settle } from './common.ts';

type Channel = { last: (event: string) => unknown[] | undefined; emit: (event: string, detail: object) => void };
type StorybookWindow = {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  __STORYBOOK_PREVIEW__?: { currentRender?: { story?: { parameters?: Record<string, unknown> } } };
  storyMotions?: string[];
};

/** A story's settings for the runner, and the problems while it was shown. */
export type Shown = { problems: string[]; widths: number[]; skipReason: string | undefined };

const PATIENCE_MS = 30_000;
const failures = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException', 'configError'];

/** Shows another story in the same page, with all state reset. */
export function turnTo(id: string): Promise<Shown> {
  const page = window as unknown as StorybookWindow;
  const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
  delete document.documentElement.dataset.still;
  page.storyMotions?.splice(0);
  const before = [...failures, 'storyFinished'].map((event) => channel?.last(event));
  channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  return untilPlayed(before);
}

/** Resolves when the story has been drawn and its play function has ended. */
export async function untilPlayed(before: unknown[] = []): Promise<Shown> {
  const page = window as unknown as StorybookWindow;
  const end = performance.now() + PATIENCE_MS;
  const problems: string[] = [];
  let isOver = false;
  while (!isOver) {
    for (const [position, event] of [...failures, 'storyFinished'].entries()) {
      const payload = page.__STORYBOOK_ADDONS_CHANNEL__?.last(event);
      if (!payload || payload === before[position]) continue;
      isOver = true;
      if (event !== 'storyFinished') problems.push(`${event}: ${tellFailure(payload[0])}`);
    }
    if (performance.now() > end)
      return { problems: ['it was not drawn within 30 s'], ...readScreenshotOptions(undefined) };
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { problems, ...readScreenshotOptions(page.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters) };
}

function tellFailure(failure: unknown): string {
  const { message, title, description } = failure as { message?: string; title?: string; description?: string };
  return [title, message, description].filter(Boolean).join(' ') || JSON.stringify(failure);
}

function readScreenshotOptions(parameters: Record<string, unknown> | undefined) {
  const options = (parameters?.screenshot ?? {}) as { widths?: number[]; skip?: string };
  return { widths: options.widths ?? [800], skipReason: options.skip };
}

/** Records animations longer than 10 ms; index.ts calls it before anything is drawn. */
export function watchMotion(): void {
  const page = window as unknown as StorybookWindow;
  const motions: string[] = [];
  page.storyMotions = motions;
  const note = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('.sb-wrapper') !== null) return;
    for (const animation of target.getAnimations({ subtree: true })) {
      const timing = animation.effect?.getComputedTiming();
      const name = 'animationName' in animation ? animation.animationName : 'transition';
      if (Number(timing?.duration) > 10) motions.push(`${String(name)} of ${target.tagName} .${target.className}`);
    }
  };
  for (const event of ['animationstart', 'transitionrun']) document.addEventListener(event, note, true);
}

export function readMotions(): string[] {
  const page = window as unknown as StorybookWindow;
  return [...new Set(page.storyMotions ?? [])];
}

const STILL = `html[data-still], html[data-still] *, html[data-still] *::before, html[data-still] *::after {
  transition: none !important; animation: none !important; caret-color: transparent !important;
}
/* Phones draw their scroll bars over the page. */
html[data-still] { scrollbar-gutter: auto !important; }`;

/** Stops all animations, so that colours and positions are final at once. */
export async function holdStill(): Promise<void> {
  if (document.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STILL);
    document.adoptedStyleSheets.push(sheet);
  }
  document.documentElement.dataset.still = '';
  await settle();
}

/** Changes theme and direction; resolves when the page shows them. A page that does already is not waited for again. */
export async function lookLike(theme: string, direction: string): Promise<void> {
  const page = document.documentElement;
  const isThere = page.dataset.theme === theme && page.dir === direction && scrollX === 0 && scrollY === 0;
  if (isThere && isSettled()) return;
  page.dataset.theme = theme;
  page.dir = direction;
  window.scrollTo(0, 0);
  await settle();
}
