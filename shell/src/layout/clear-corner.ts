const pressed = 'a[href], button, input, select, textarea, summary, label, [role="button"]';
const GAP_PX = 4;
/** Positions between pixels are rounded when a press is looked up. */
const EDGE_PX = 2;
/** The corner moves up by this share of the screen's height at most. */
const MAX_LIFT = 0.6;
/** A control at least this tall is a picture or a card, also pressable beside the corner. */
const TALL_PX = 120;
const MIDDLE_PX = 22;
/** No scrolling for so long is rest. */
const REST_MS = 120;

type Box = { top: number; bottom: number; left: number; right: number };

const isSeen = (element: Element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;
const boxOf = (element: Element): Box => element.getBoundingClientRect();
const isOnScreen = ({ top, bottom, left, right }: Box) =>
  right - left > 1 && bottom > 0 && top < window.innerHeight && left < window.innerWidth;

/** The part of a control that stays free: all of it, of a tall one its middle. */
function needed(control: Box): Box {
  const { top, bottom, left, right } = control;
  if (bottom - top < TALL_PX) {
    return control;
  }
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { top: y - MIDDLE_PX, bottom: y + MIDDLE_PX, left: x - MIDDLE_PX, right: x + MIDDLE_PX };
}

/** By how much the box has to rise, px, to cover none of the controls; undefined when that is too far. */
function findLift(box: Box, controls: readonly Box[]): number | undefined {
  const beside = controls.filter(({ left, right }) => left < box.right && right > box.left);
  const lifts = [0, ...beside.map(({ top }) => Math.ceil(box.bottom - top) + GAP_PX)]
    .filter((lift) => lift >= 0 && lift <= window.innerHeight * MAX_LIFT && box.top - lift > 0)
    .sort((one, other) => one - other);
  const isClear = (lift: number) =>
    beside.every(({ top, bottom }) => top >= box.bottom - lift + EDGE_PX || bottom <= box.top - lift - EDGE_PX);
  return lifts.find(isClear);
}

/**
 * Lifts the corner (`--dodge`, px) to the lowest place where it covers nothing that can be pressed; where there is none, to
 * one where it covers only a part of a tall picture, and where there is none either it stays hidden (`data-away`).
 */
function clearCorner(corner: HTMLElement): void {
  delete corner.dataset.away;
  corner.style.setProperty('--dodge', '0px');
  const own = [...corner.querySelectorAll('a, button')].filter(isSeen).map(boxOf);
  if (own.length === 0) {
    return;
  }
  const box = {
    top: Math.min(...own.map(({ top }) => top)),
    bottom: Math.max(...own.map(({ bottom }) => bottom)),
    left: Math.min(...own.map(({ left }) => left)),
    right: Math.max(...own.map(({ right }) => right)),
  };
  const controls = [...document.querySelectorAll(pressed)]
    .filter((element) => !corner.contains(element) && isSeen(element))
    .map(boxOf)
    .filter(isOnScreen);
  const lift = findLift(box, controls) ?? findLift(box, controls.map(needed));
  corner.style.setProperty('--dodge', `${lift ?? 0}px`);
  corner.toggleAttribute('data-away', lift === undefined);
}

/** Keeps the corner clear of controls whenever the page rests. Until then it has `data-scrolling`. Returns how to stop. */
export function keepCornerClear(corner: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    // The popover that the corner has opened stays where it is.
    if (corner.querySelector(':popover-open') === null) {
      delete corner.dataset.scrolling;
      clearCorner(corner);
    }
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, REST_MS);
  };
  const scroll = () => {
    corner.dataset.scrolling = '';
    wait();
  };
  const stop = new AbortController();
  // Rows that scroll sideways count too.
  document.addEventListener('scroll', scroll, { capture: true, passive: true, signal: stop.signal });
  const changes = new MutationObserver(wait);
  changes.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: ['open', 'hidden', 'data-shown', 'data-has-bottom-bar', 'aria-expanded', 'disabled'],
  });
  const sizes = new ResizeObserver(wait);
  sizes.observe(document.body);
  // What a press shows or hides, and the corner's own popover when it closes.
  document.addEventListener('click', wait, { capture: true, signal: stop.signal });
  wait();
  return () => {
    stop.abort();
    changes.disconnect();
    sizes.disconnect();
    clearTimeout(timer);
  };
}
