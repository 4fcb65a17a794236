/** Scroll positions (px) by the key of their history entry, stored for this tab across reloads. */
const KEY = 'scroll-positions';
/** How long a page may take to become as tall as it was, ms. */
const PATIENCE_MS = 1500;

const positions = new Map<string, number>();
let currentKey = 'default';

function load() {
  try {
    for (const [key, top] of JSON.parse(sessionStorage.getItem(KEY) ?? '[]')) {
      positions.set(key, top);
    }
  } catch {
    // Damaged or blocked storage: positions start empty.
  }
}

function save() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-50)));
  } catch {
    // After a reload, going back starts at the top then.
  }
}

/** Keeps the scroll position of each page, so that going back restores it. Returns the function that stops this. */
export function keepScrollPositions(): () => void {
  load();
  const note = () => {
    // The last ones visited are stored, so this one goes to the end.
    positions.delete(currentKey);
    positions.set(currentKey, window.scrollY);
  };
  const leave = () => {
    save();
    // After a reload or a return from another site, the browser restores the position.
    history.scrollRestoration = 'auto';
  };
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  takeOver();
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', takeOver);
  return () => {
    window.removeEventListener('scroll', note);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', takeOver);
  };
}

/** Sets the history entry of the page that is shown now. */
export function enterPage(key: string): void {
  currentKey = key;
}

export const scrollToStart = () => window.scrollTo({ top: 0, left: 0, behavior: 'instant' });

/** Scrolls to where the page was left, as soon as it is tall enough; the visitor's own scrolling ends the wait. */
export function restoreScroll(key: string): void {
  const top = positions.get(key) ?? 0;
  const stopAt = performance.now() + PATIENCE_MS;
  const abort = new AbortController();
  for (const gesture of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(gesture, () => abort.abort(), { signal: abort.signal, passive: true });
  }
  const attempt = () => {
    if (abort.signal.aborted) {
      return;
    }
    window.scrollTo({ top, left: 0, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) > 2 && performance.now() < stopAt) {
      requestAnimationFrame(attempt);
    } else {
      abort.abort();
    }
  };
  attempt();
}
