import type { CDPSession, Page } from 'playwright-core';

/** More than any page has: a walk begins again where a part that comes late replaces stops that were visited. */
const MAX_STOPS = 500;

declare global {
  interface Window {
    /** See checkFocus. */
    __checkFocus: () => Promise<string | null>;
    /** Whether the walk ends at this stop: the stop was visited before, or the rest is the same on every page. */
    __isWalkOver: (stop: Element) => boolean;
    /** In a long list whose first items have been visited, jumps to its end: the items in between are alike. */
    __passRepetition: (stop: Element) => void;
  }
}

/** Runs in the page. Says what is wrong with the focus; `null` when all is well, `'end'` after the last stop. */
async function checkFocus(): Promise<string | null> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  // Parts that react to scrolling, such as a bar, have appeared by then.
  await frame();
  await frame();
  const focused = document.activeElement;
  if (focused === null || window.__isWalkOver(focused)) {
    return 'end';
  }
  // The focus guards of a dialog: they pass the focus on.
  if (focused.getAttribute('aria-hidden') === 'true' || focused instanceof HTMLIFrameElement) {
    return null;
  }
  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && getComputedStyle(element).opacity !== '0';
  };
  // The label draws a radio button or a file field.
  const label = focused instanceof HTMLInputElement ? (focused.labels?.[0] ?? focused.closest('label')) : null;
  const seen = isDrawn(focused) ? focused : (label ?? focused.parentElement ?? focused);
  const pinnedOver = (element: Element | null) => {
    for (let one = element; one && !one.contains(focused); one = one.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) {
        // Toasts close by themselves after five seconds.
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
  const coverAt = ({ x, y }: { x: number; y: number }) => pinnedOver(document.elementFromPoint(x, y));
  // Mostly the first point is free, and the other 24 need not be looked at.
  const isFree = points.some((point) => coverAt(point) === undefined);
  const cover = isFree ? undefined : coverAt(points[0] ?? { x: 0, y: 0 });
  window.__passRepetition(focused);
  return cover === undefined ? null : `${name} lies under <${cover.localName} class="${cover.className}">`;
}

/** Runs in the page: starts the walk at the main part, or at an open dialog or popover. */
function beginWalk() {
  const stops = new WeakSet<Element>([document.body]);
  window.__isWalkOver = (stop) => {
    // Footers differ only by a bar above them, so one page without a bar is walked to its end.
    const isInFooter = stop.closest('footer') !== null && stop.closest('main, [role$=dialog]') === null;
    const walksFooter = document.querySelector('[data-bottom-bar]') !== null || location.pathname === '/faq';
    const isOver = stops.has(stop) || (isInFooter && !walksFooter);
    stops.add(stop);
    return isOver;
  };
  const passed = new WeakSet<Element>();
  window.__passRepetition = (stop) => {
    // A row of the panel's lists has a body of its own.
    const item = stop.closest('tbody[data-index]') ?? stop.closest('li, tr');
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

const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, nativeVirtualKeyCode: 9 };

/** Presses Tab and checks where it leads. Straight through the debugger: a walk has dozens of stops. */
async function goOn(debug: CDPSession): Promise<string | null> {
  await Promise.all([
    debug.send('Input.dispatchKeyEvent', { ...tab, type: 'rawKeyDown' }),
    debug.send('Input.dispatchKeyEvent', { ...tab, type: 'keyUp' }),
  ]);
  const expression = 'window.__checkFocus()';
  const checked = await debug.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  if (checked.exceptionDetails) {
    throw new Error(checked.exceptionDetails.exception?.description ?? checked.exceptionDetails.text);
  }
  return checked.result.value;
}

/**
 * Goes through the page with Tab, from its main part or open dialog to the end, in a window of 1280 x 800 at 200 %: 640
 * x 400 CSS pixels. Returns the stops that are out of sight or wholly under a fixed or sticky part (WCAG 2.4.11).
 */
export async function findHiddenFocus(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 640, height: 400 });
  const debug = await page.context().newCDPSession(page);
  try {
    await debug.send('Runtime.evaluate', { expression: `window.__checkFocus = ${checkFocus}; (${beginWalk})()` });
    const hidden: string[] = [];
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      const found = await goOn(debug);
      if (found === 'end') {
        return hidden;
      }
      if (found !== null) {
        hidden.push(found);
      }
    }
  } finally {
    await debug.detach();
  }
  throw new Error(`Tab does not come to an end within ${MAX_STOPS} stops.`);
}
