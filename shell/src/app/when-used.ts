/** Signs of a visitor: a first load that nobody uses fetches nothing more. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;
/** Somebody who only reads is there too after so long, ms. */
const READING_MS = 4000;

/** Resolves with the first sign of a visitor; without one after some seconds. */
export function whenUsed(): Promise<Event | undefined> {
  return new Promise((resolve) => {
    const end = (event?: Event) => {
      clearTimeout(timer);
      for (const sign of SIGNS) {
        document.removeEventListener(sign, end, true);
      }
      resolve(event);
    };
    const timer = setTimeout(end, READING_MS);
    for (const sign of SIGNS) {
      document.addEventListener(sign, end, { capture: true, passive: true });
    }
  });
}
