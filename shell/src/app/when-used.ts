/** Signs of a visitor: a first load without a user fetches nothing more. */
const SIGNS = ['pointerover', 'scroll'];
/** Somebody who only reads is there too after so long, ms. */
const READING_MS = 4000;

/** Resolves with the first sign of a visitor; without one after some seconds. */
export const whenUsed = (): Promise<Event | undefined> =>
  new Promise((resolve) => {
    for (const sign of SIGNS) {
      document.addEventListener(sign, resolve, { capture: true, passive: true, once: true });
    }
    setTimeout(resolve, READING_MS);
  });
