const EDGE_PX = 12;
const GAP_PX = 2;
/** To avoid controls, toasts move down to at most this share of the screen's height. */
const LOWEST = 0.5;
/** A control at least this tall is a picture or a card, also pressable beside a toast: covering it counts less. */
const TALL_PX = 120;
const WEIGHT = 1000;
const pressed = 'a[href], button, input, select, textarea, summary, label, [role="button"], [contenteditable="true"]';

type Box = { top: number; bottom: number; left: number; right: number; isWhole?: boolean; isLight?: boolean };

/** How much of a control the box covers, weighted. */
function weigh(box: Box, control: Box): number {
  const width = Math.min(box.right, control.right) - Math.max(box.left, control.left);
  const height = Math.min(box.bottom, control.bottom) - Math.max(box.top, control.top);
  const isTall = control.isLight || (control.bottom - control.top >= TALL_PX && !control.isWhole);
  return width > 0 && height > 0 ? width * height * (isTall ? 1 : WEIGHT) : 0;
}

const weighAll = (box: Box, controls: readonly Box[]) =>
  controls.reduce((sum, control) => sum + weigh(box, control), 0);

const findContainer = (host: HTMLElement) => host.querySelector('.Toastify__toast-container');

/** A page's title: it stays free where that covers no control. */
const pageTitle = 'main h1';
/** What says what is asked: the title of a dialog, and all of a question that waits for an answer. */
const titles = 'dialog h2, [role="alertdialog"]';

/** Boxes of what must stay free: on the screen, or only in the dialog if one is open. */
function findControls(host: HTMLElement): Box[] {
  const dialog = host.closest('dialog');
  const inside = [...(dialog ?? document).querySelectorAll<HTMLElement>(`${pressed}, ${titles}, ${pageTitle}`)];
  return [...inside, ...(dialog?.matches(titles) ? [dialog] : [])]
    .filter((element) => !host.contains(element) && (element.checkVisibility?.({ visibilityProperty: true }) ?? true))
    .map((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { top, bottom, left, right, isWhole: element.matches(titles), isLight: element.matches(pageTitle) };
    })
    .filter(({ left, right, bottom, top }) => right - left > 1 && bottom > 0 && top < window.innerHeight);
}

/** Of the upper edge and the positions right below each control, the highest one that covers least. */
function choosePlace({ left, right, height }: DOMRect, controls: readonly Box[]): { top: number; weight: number } {
  const tops = [EDGE_PX, ...controls.map(({ bottom }) => Math.ceil(bottom) + GAP_PX)]
    .filter((top) => top === EDGE_PX || (top > EDGE_PX && top + height <= window.innerHeight * LOWEST))
    .sort((one, other) => one - other);
  let best = { top: EDGE_PX, weight: Number.POSITIVE_INFINITY };
  for (const top of tops) {
    const weight = weighAll({ left, right, top, bottom: top + height }, controls);
    if (weight < best.weight) {
      best = { top, weight };
    }
  }
  return best;
}

/**
 * Places the toasts (`--toasts-top`, px) as near to the upper edge as possible without covering a control. If there is
 * no such position, they cover little and let presses through (`data-passing`). Toasts that cover nothing stay where they
 * are. The host has their styles.
 */
export function positionToasts(host: HTMLElement): void {
  const box = findContainer(host)?.getBoundingClientRect();
  if (box === undefined || box.height === 0) {
    host.style.removeProperty('--toasts-top');
    return;
  }
  const controls = findControls(host);
  const isPlaced = host.style.getPropertyValue('--toasts-top') !== '';
  if (isPlaced && weighAll(box, controls) === 0) {
    delete host.dataset.passing;
    return;
  }
  const { top, weight } = choosePlace(box, controls);
  host.style.setProperty('--toasts-top', `${top}px`);
  host.toggleAttribute('data-passing', weight > 0);
}

/**
 * Places the toasts again when one appears, disappears or changes its size, and when the focus moves under them.
 * Scrolling makes all toasts let presses through.
 */
export function keepToastsPositioned(host: HTMLElement): void {
  // Styles may load after the toasts and make them higher.
  const sizes = 'ResizeObserver' in globalThis ? new ResizeObserver(() => positionToasts(host)) : undefined;
  new MutationObserver(() => {
    positionToasts(host);
    sizes?.disconnect();
    const container = findContainer(host);
    if (container) {
      sizes?.observe(container);
      // Content that loads late moves the controls.
      sizes?.observe(document.body);
    }
  }).observe(host, { childList: true, subtree: true });
  let parent = host.parentElement;
  document.addEventListener('focusin', ({ target }) => {
    if (host.parentElement !== parent) {
      // A dialog has opened or closed, and has taken the toasts along.
      parent = host.parentElement;
      positionToasts(host);
    }
    const box = findContainer(host)?.getBoundingClientRect();
    if (box && target instanceof Element && !host.contains(target) && weigh(box, target.getBoundingClientRect()) > 0) {
      positionToasts(host);
    }
  });
  window.addEventListener('scroll', () => host.toggleAttribute('data-passing', true), { passive: true });
}
