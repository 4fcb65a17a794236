// Runs inside the page: these functions are passed as text and can use only each other (see index.ts).

/** Describes an element so that a person can find it in the inspector. */
export function describeElement(element: Element): string {
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  const kind = element.getAttribute('role') ?? element.getAttribute('type') ?? '';
  const place = element.getAttribute('class')?.split(' ')[0];
  return `<${element.tagName.toLowerCase()}${kind && ` ${kind}`}${place ? ` .${place}` : ''}> “${name.slice(0, 40)}”`;
}

export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isVisible = element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  return isVisible && width > 0 && height > 0 && element.closest('[inert], [aria-hidden="true"]') === null;
}

/** Whether the element can be clicked: an open modal dialog takes all clicks outside it. */
export function isReachable(element: Element): boolean {
  const modals = [...document.querySelectorAll('dialog:modal, [role="dialog"][aria-modal="true"]')];
  const top = modals.filter(isShown).at(-1);
  return top === undefined || top.contains(element);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const readSize = () => `${innerWidth}x${innerHeight}`;
let settledSize = '';

/** Whether the page has the size that it had when it last settled. */
export const isSettled = () => settledSize === readSize();

/** Resolves when fonts and pictures have loaded and are drawn. */
export async function settle(): Promise<void> {
  const size = readSize();
  for (const image of document.images) image.loading = 'eager';
  // Another width needs other files; their loading starts with the next frame.
  await nextFrame();
  await document.fonts.ready;
  // A broken picture does not block: the console reports it.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await nextFrame();
  settledSize = size;
}

/** Number of changes of the document, and the scripts and style sheets that are loading. */
const changes = { count: 0, arriving: new Set<EventTarget>(), lastArrival: 0 };

/** Counts changes of the document; index.ts calls it before anything is drawn. */
export function watchChanges(): void {
  const arrived = ({ target }: Event) => {
    changes.arriving.delete(target as EventTarget);
    changes.lastArrival = performance.now();
  };
  new MutationObserver((mutations) => {
    changes.count += mutations.length;
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element) || !node.matches('script[src], link[rel="stylesheet"]')) continue;
      changes.arriving.add(node);
      for (const event of ['load', 'error']) node.addEventListener(event, arrived, { once: true });
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** A page that still changes after this time never stops. */
const REST_PATIENCE_MS = 5000;
/** React shows a part whose script came late within 300 ms, instead of its fallback. */
const REVEAL_MS = 350;

/**
 * Height of the page at rest: no change for two frames, an idle main thread, and no file loading. A lazy part with its
 * own script appears in several steps, with frames between them.
 */
export async function restingHeight(): Promise<number> {
  const end = performance.now() + REST_PATIENCE_MS;
  const isOnItsWay = () => changes.arriving.size > 0 || performance.now() < changes.lastArrival + REVEAL_MS;
  let before: number;
  do {
    before = changes.count;
    await nextFrame();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: REST_PATIENCE_MS }));
  } while ((changes.count !== before || isOnItsWay()) && performance.now() < end);
  return document.documentElement.scrollHeight;
}

export function isTooWide(): string | undefined {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return undefined;
  const widest = [...document.querySelectorAll('body *')].find((element) => {
    const { left, right } = element.getBoundingClientRect();
    return isShown(element) && (right > page.clientWidth + 0.5 || left < -0.5);
  });
  const by = page.scrollWidth - page.clientWidth;
  return `scrolls sideways by ${by}px: ${widest ? describeElement(widest) : 'the page itself'}`;
}
