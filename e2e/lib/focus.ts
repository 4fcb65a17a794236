import type { Page } from 'playwright-core';

const MOST_STOPS = 250;

declare global {
  interface Window {
    /** Whether the walk is over at this stop: it has been here, or the rest is the same on every page. */
    __isWalkOver: (stop: Element) => boolean;
    /** In a long list whose first items have been walked through, goes on to its end: the items repeat themselves. */
    __passRepetition: (stop: Element) => void;
  }
}

/** Runs in the page. What is wrong with where the focus is now; `null` when all is well, `'end'` after the last stop. */
async function checkFocus(): Promise<string | null> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  // What follows the scrolling, such as a bar that comes out, has come.
  await frame();
  await frame();
  const focused = document.activeElement;
  if (focused === null || window.__isWalkOver(focused)) {
    return 'end';
  }
  // Where the focus only passes through: the ends of a dialog send it on.
  if (focused.getAttribute('aria-hidden') === 'true' || focused instanceof HTMLIFrameElement) {
    return null;
  }
  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && getComputedStyle(element).opacity !== '0';
  };
  // A radio button or a file field is drawn by its label.
  const label = focused instanceof HTMLInputElement ? (focused.labels?.[0] ?? focused.closest('label')) : null;
  const seen = isDrawn(focused) ? focused : (label ?? focused.parentElement ?? focused);
  const pinnedOver = (element: Element | null) => {
    for (let one = element; one && !one.contains(focused); one = one.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) {
        // Toasts are gone after five seconds by themselves.
        return one.matches('.Toastify__toast-container') ? undefined : one;
      }
    }
    return undefined;
  };
  const { left, top, width, height } = seen.getBoundingClientRect();
  const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
  const points = shares
    .flatMap((x) => shares.map((y) => ({ x: left + width * x, y: top + height * y })))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < document.documentElement.clientWidth && y < window.innerHeight);
  const name = `<${focused.localName}> "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}"`;
  if (points.length === 0) {
    return `${name} is out of sight`;
  }
  const covers = points.map(({ x, y }) => pinnedOver(document.elementFromPoint(x, y)));
  window.__passRepetition(focused);
  return covers.every((cover) => cover !== undefined)
    ? `${name} lies under <${covers[0]?.localName} class="${covers[0]?.className}">`
    : null;
}

/** Runs in the page: the walk begins at its main part, unless a dialog or what is laid over the page comes first. */
function beginWalk() {
  const stops = new WeakSet<Element>([document.body]);
  window.__isWalkOver = (stop) => {
    // The footer is the same on every page but for a bar above it: one page without one is walked to its end.
    const isInFooter = stop.closest('footer') !== null && stop.closest('main, [role$=dialog]') === null;
    const walksFooter = document.querySelector('[data-bottom-bar]') !== null || location.pathname === '/faq';
    const isOver = stops.has(stop) || (isInFooter && !walksFooter);
    stops.add(stop);
    return isOver;
  };
  const passed = new WeakSet<Element>();
  window.__passRepetition = (stop) => {
    const item = stop.closest('li, tr');
    const list = item?.parentElement;
    const items = [...(list?.children ?? [])];
    if (!item || !list || passed.has(list) || items.length < 8 || items.indexOf(item) !== 4) {
      return;
    }
    passed.add(list);
    const stopsOfItems = items
      .slice(5, -1)
      .flatMap((one) => [...one.querySelectorAll<HTMLElement>('a[href], button:enabled')])
      .filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }));
    stopsOfItems.at(-1)?.focus();
  };
  scrollTo(0, 0);
  if (document.activeElement?.closest('[role$=dialog]') === null) {
    document.querySelector('main')?.focus({ preventScroll: true });
    document.querySelector<HTMLElement>(':popover-open')?.focus({ preventScroll: true });
  }
}

/**
 * Goes through the page with Tab, from its main part or the dialog above it to the end, in a window of 1280 x 800 at
 * 200 %: 640 x 400 CSS pixels. Says which stops are out of sight or wholly under a part that stays in its place
 * (WCAG 2.4.11).
 */
export async function findHiddenFocus(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.evaluate(beginWalk);
  const hidden: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(checkFocus);
    if (found === 'end') {
      return hidden;
    }
    if (found !== null) {
      hidden.push(found);
    }
  }
  throw new Error(`Tab does not come to an end within ${MOST_STOPS} stops.`);
}
