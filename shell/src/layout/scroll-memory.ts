/** Scroll positions (px) by the key of their history entry, kept for this tab across reloads. */
const KEY = 'scroll-positions';
/** How long a page may take to grow as long as it was, ms. */
const PATIENCE_MS = 1500;

const positions = new Map<string, number>();
let currentKey = 'default';

function load() {
  try {
    for (const [key, top] of JSON.parse(sessionStorage.getItem(KEY) ?? '[]')) {
      positions.set(key, top);
    }
  } catch {
    // Damaged or refused storage: positions start empty.
  }
}

function save() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Going back starts at the top then.
  }
}

/** Notes where each page was left, so that going back finds it. Answers the function that stops it. */
export function keepScrollPositions(): () => void {
  load();
  const note = () => positions.set(currentKey, window.scrollY);
  const leave = () => {
    save();
    // A reload and a return from another site are the browser's own business.
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

/** The page of this history entry is in place now. */
export function enterPage(key: string): void {
  currentKey = key;
}

export const scrollToStart = () => window.scrollTo({ top: 0, left: 0, behavior: 'instant' });

/** Goes back to where the page was left, waiting for it to grow that long; the visitor's own scrolling ends the wait. */
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
