let isStep = false;

/**
 * Whether the visitor's last action was back or forward. It counts for the navigations that follow from it too: a
 * guard's redirect, or a second step before the first has finished. The router tells only afterwards, and of one.
 */
export const isLastActAStep = () => isStep;

/** Call it before the router is made: listeners on `window` run in the order they were added. */
export function noteSteps(): void {
  for (const act of ['popstate', 'pointerdown', 'keydown', 'click']) {
    window.addEventListener(
      act,
      () => {
        isStep = act === 'popstate';
      },
      true,
    );
  }
}
