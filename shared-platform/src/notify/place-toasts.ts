const EDGE_PX = 12;
const GAP_PX = 8;
/** So far down, of the screen's height, toasts go to stay off what can be pressed. */
const LOWEST = 0.5;
/** A control as tall as this is a picture or a card: it can be pressed beside a toast. */
const TALL_PX = 120;
const pressed = 'a[href], button, input, select, textarea, summary, label, [role="button"], [contenteditable="true"]';

type Box = { top: number; bottom: number; left: number; right: number };

const meets = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Where everything stands that could be pressed now: on the screen, and in the dialog if one is open. */
function findControls(host: HTMLElement): Box[] {
  const area: ParentNode = host.closest('dialog') ?? document;
  return [...area.querySelectorAll<HTMLElement>(pressed)]
    .filter((element) => !host.contains(element) && (element.checkVisibility?.({ visibilityProperty: true }) ?? true))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 1 && bottom > 0 && top < window.innerHeight);
}

/** The first height from the upper edge at which the box meets none of these; undefined when that is too far down. */
function findGap(box: DOMRect, controls: readonly Box[]): number | undefined {
  const place = { left: box.left, right: box.right, top: EDGE_PX, bottom: EDGE_PX + box.height };
  for (;;) {
    const hit = controls.filter((control) => meets(place, control));
    if (hit.length === 0) {
      return place.top;
    }
    place.top = Math.max(...hit.map(({ bottom }) => bottom)) + GAP_PX;
    place.bottom = place.top + box.height;
    if (place.bottom > window.innerHeight * LOWEST) {
      return undefined;
    }
  }
}

/**
 * Puts the toasts, through `--toasts-top` (px), where they cover nothing that can be pressed: as near to the upper edge
 * as that is possible, else over nothing but tall pictures, whose presses go through (`data-passing`). Those that stand
 * well stay. What they look like is the host's.
 */
export function placeToasts(host: HTMLElement): void {
  const box = host.querySelector('.Toastify__toast-container')?.getBoundingClientRect();
  if (box === undefined || box.height === 0) {
    host.style.removeProperty('--toasts-top');
    return;
  }
  const controls = findControls(host);
  const isPlaced = host.style.getPropertyValue('--toasts-top') !== '';
  if (isPlaced && !controls.some((control) => meets(box, control))) {
    delete host.dataset.passing;
    return;
  }
  const free = findGap(box, controls);
  const top =
    free ??
    findGap(
      box,
      controls.filter(({ top, bottom }) => bottom - top < TALL_PX),
    ) ??
    EDGE_PX;
  host.style.setProperty('--toasts-top', `${Math.round(top)}px`);
  host.toggleAttribute('data-passing', free === undefined);
}

/** Keeps them so: when one comes or goes, and when the keyboard comes to where they stand. Scrolling lets all through. */
export function keepToastsPlaced(host: HTMLElement): void {
  new MutationObserver(() => placeToasts(host)).observe(host, { childList: true, subtree: true });
  document.addEventListener('focusin', ({ target }) => {
    const box = host.querySelector('.Toastify__toast-container')?.getBoundingClientRect();
    if (box && target instanceof Element && !host.contains(target) && meets(box, target.getBoundingClientRect())) {
      placeToasts(host);
    }
  });
  window.addEventListener('scroll', () => host.toggleAttribute('data-passing', true), { passive: true });
}
